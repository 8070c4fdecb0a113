// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param budget Name of the quota.
 * @param calls Calls made today, in Seoul.
 * @param spent Whether the source reported that its quota is used up.
 */
public record OperatorSourceCallsToday(
        String budget,
        long calls,
        boolean spent) {}
