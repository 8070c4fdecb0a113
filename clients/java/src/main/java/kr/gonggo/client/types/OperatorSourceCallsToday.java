// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param budget What is counted.
 * @param calls Calls made today, in Seoul.
 * @param spent Whether the source said that its quota is spent.
 */
public record OperatorSourceCallsToday(
        String budget,
        long calls,
        boolean spent) {}
