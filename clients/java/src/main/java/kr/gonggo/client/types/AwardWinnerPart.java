// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The first of {@code winners}
 *
 * @param name Name of the firm
 * @param businessNo Business registration number
 */
public record AwardWinnerPart(
        String name,
        String businessNo) {}
