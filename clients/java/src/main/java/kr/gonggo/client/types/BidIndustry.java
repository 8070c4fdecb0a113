// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param code Industry code
 * @param name Name of the industry
 */
public record BidIndustry(
        String code,
        String name) {}
