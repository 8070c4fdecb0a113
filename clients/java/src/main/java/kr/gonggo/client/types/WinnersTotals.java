// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A part of other types.
 *
 * @param awards Awards
 * @param totalAmount Sum of the amounts
 * @param medianAmount Median of the amounts
 * @param awardRate the field awardRate
 * @param awardToEstimateRatio the field awardToEstimateRatio
 * @param bidders the field bidders
 * @param topWinners Firms with the most awards
 * @param excluded the field excluded
 * @param suppressed A distribution is withheld because it has fewer than 5 awards
 */
public record WinnersTotals(
        long awards,
        Long totalAmount,
        Long medianAmount,
        Rates awardRate,
        Rates awardToEstimateRatio,
        WinnersItemBidders bidders,
        List<TopWinner> topWinners,
        Excluded excluded,
        Boolean suppressed) {}
