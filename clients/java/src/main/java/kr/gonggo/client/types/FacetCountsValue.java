// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param value A value that the filter accepts
 * @param notices Number of notices that the search would find with this value alone in the filter
 */
public record FacetCountsValue(
        String value,
        long notices) {}
