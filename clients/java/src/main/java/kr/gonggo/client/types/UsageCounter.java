// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Something of which an account may have a limited number.
 *
 * @param name What is counted.
 * @param limit The most there may be.
 * @param used Current number.
 */
public record UsageCounter(
        String name,
        long limit,
        long used) {}
