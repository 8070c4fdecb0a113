// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param code Code
 * @param name Name
 * @param bids Bids
 * @param wins Wins
 */
public record CompetitorSummaryTopAgency(
        String code,
        String name,
        long bids,
        long wins) {}
