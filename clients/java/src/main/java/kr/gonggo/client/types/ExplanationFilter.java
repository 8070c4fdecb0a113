// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param name Name of the filter
 * @param notices Number of notices that match this filter alone
 */
public record ExplanationFilter(
        String name,
        long notices) {}
