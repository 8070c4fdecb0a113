// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param docs This reference as a web page.
 * @param openapi This reference as OpenAPI.
 * @param errors Every error code explained.
 * @param health Check whether the service is running.
 */
public record ServiceLinks(
        String docs,
        String openapi,
        String errors,
        String health) {}
