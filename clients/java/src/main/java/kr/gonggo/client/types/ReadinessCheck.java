// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param name Name of the check.
 * @param ok the field ok
 * @param detail What was found.
 */
public record ReadinessCheck(
        String name,
        boolean ok,
        String detail) {}
