// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param month Month in Seoul
 * @param bids Bids
 * @param wins Wins
 * @param amount Amount won
 */
public record CompetitorSummaryByMonth(
        String month,
        long bids,
        long wins,
        Long amount) {}
