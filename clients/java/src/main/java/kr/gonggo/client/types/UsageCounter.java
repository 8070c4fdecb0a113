// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A resource whose number is limited.
 *
 * @param name The resource.
 * @param limit The maximum.
 * @param used Current number.
 */
public record UsageCounter(
        String name,
        long limit,
        long used) {}
