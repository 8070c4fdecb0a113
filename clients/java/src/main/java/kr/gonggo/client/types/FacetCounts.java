// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * What each value of a filter would find.
 *
 * @param name The filter
 * @param values Every value there is to choose; of {@code region} the provinces
 */
public record FacetCounts(
        BidsListFacet name,
        List<FacetCountsValue> values) {}
