// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Openings that failed
 *
 * @param n Openings that the section counts
 * @param reason {@code too_few}: the widest scope has fewer than 5 openings, so the figures are {@code null} and the
 * lists empty
 * @param scope Which openings of the category are counted: {@code agencyIndustry} = of the same agency and an industry
 * of the notice, {@code agency} = of the same agency (the demand agency, or the issuing one if there is none), {@code
 * regionIndustry} = limited to a province of the notice and an industry of it, {@code region} = limited to a province
 * of the notice, {@code industry} = of an industry of the notice, anywhere. The first of these with at least 5 openings
 * @param widened Narrower scopes that were passed over because they have fewer than 5 openings, in this order
 * @param excluded the field excluded
 * @param failed Openings without a winner (유찰)
 * @param share Share of such openings, in %
 * @param noBidder Failed openings without any bidder
 * @param oneBidder Failed openings with exactly one bidder
 * @param unknownBidders Failed openings whose number of bidders is unknown
 * @param items Notices with a failed opening, latest first
 */
public record FailedOpenings(
        long n,
        SingleBidReason reason,
        SingleBidScope scope,
        List<CompetitionStep> widened,
        CompetitionExcluded excluded,
        Long failed,
        Double share,
        Long noBidder,
        Long oneBidder,
        Long unknownBidders,
        List<FailedNotice> items) {}
