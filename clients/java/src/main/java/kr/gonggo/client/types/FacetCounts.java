// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * The number of notices for each value of a filter.
 *
 * @param name The filter
 * @param values Every value of the filter; for {@code region} only the provinces, for {@code agency} the 40 busiest,
 * for {@code month} those with notices, newest first
 */
public record FacetCounts(
        BidsListFacet name,
        List<FacetCountsValue> values) {}
