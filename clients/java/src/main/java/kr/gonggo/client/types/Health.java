// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The process is running.
 *
 * @param status the field status
 */
public record Health(
        HealthStatus status) {}
