// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param value A value that the filter accepts; of {@code agency} its code, or its name if it has none; of {@code
 * month} such as {@code 2026-11}
 * @param name Name of the agency
 * @param notices Number of notices that the search would find with this value alone in the filter; with {@code agency}
 * those that name the agency, with {@code month} those found that were posted in it
 */
public record FacetCountsValue(
        String value,
        String name,
        long notices) {}
