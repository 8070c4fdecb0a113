// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param name Name of the firm, as in its latest award
 * @param businessNo Business registration number
 * @param awards Awards it won
 * @param amount Sum of what it won alone
 * @param share Share of the total amount, in %
 */
public record TopWinner(
        String name,
        String businessNo,
        long awards,
        Long amount,
        Double share) {}
