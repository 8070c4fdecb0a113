// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param code Code
 * @param name Name
 */
public record CodeAndName(
        String code,
        String name) {}
