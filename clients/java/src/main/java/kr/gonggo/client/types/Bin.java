// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A bin of 0.1 percentage points
 *
 * @param from Lower edge in %, included
 * @param to Upper edge in %, not included
 * @param count Number of values in it; in {@code noSkill}, the number to expect
 */
public record Bin(
        double from,
        double to,
        double count) {}
