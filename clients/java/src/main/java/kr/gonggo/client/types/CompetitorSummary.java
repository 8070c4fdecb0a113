// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A part of other types.
 *
 * @param name Name of the firm, as in its latest award
 * @param businessNo Business registration number
 * @param bids Openings it took part in
 * @param undecided Of these, openings not decided yet
 * @param wins Of these, openings it won
 * @param winRate Wins in % of the decided ones
 * @param amount Sum of the awards it won alone
 * @param medianRate Median rate of its bids, %
 * @param topAgencies Agencies it bids with most
 * @param byMonth Months with bids, ascending
 */
public record CompetitorSummary(
        String name,
        String businessNo,
        long bids,
        long undecided,
        long wins,
        Double winRate,
        Long amount,
        Double medianRate,
        List<CompetitorSummaryTopAgency> topAgencies,
        List<CompetitorSummaryByMonth> byMonth) {}
