// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A bin of 0.1 percentage points
 *
 * @param from Lower edge in %, inclusive
 * @param to Upper edge in %, exclusive
 * @param count Number of values in the bin; in {@code noSkill}, the expected number
 */
public record Bin(
        double from,
        double to,
        double count) {}
