// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A firm that won, alone or with others.
 *
 * @param name Name of the firm
 * @param businessNo Business registration number
 * @param amount Amount this firm won; {@code null} where the source gives only the amount of the whole award
 * @param share Its share of a joint award, %; {@code null} where the source does not give it
 */
public record AwardWinner(
        String name,
        String businessNo,
        Long amount,
        Double share) {}
