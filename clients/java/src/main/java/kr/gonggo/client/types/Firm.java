// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param name Name of the firm, as in its latest award
 * @param businessNo Business registration number
 */
public record Firm(
        String name,
        String businessNo) {}
