// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Name, version and links of the service.
 *
 * @param name The name of the service.
 * @param version The version of the API.
 * @param stage Stage of the release.
 * @param links the field links
 */
public record Service(
        String name,
        String version,
        ServiceStage stage,
        ServiceLinks links) {}
