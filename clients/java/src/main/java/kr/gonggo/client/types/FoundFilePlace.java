// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param start First code point
 * @param end Code point after the last one
 */
public record FoundFilePlace(
        int start,
        int end) {}
