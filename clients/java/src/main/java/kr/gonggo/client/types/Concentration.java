// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * How the awards are divided among firms, by number of awards
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
 * @param firms Different firms that won
 * @param firstShare Share of the awards that the firm with the most awards won, in %
 * @param hhi Herfindahl-Hirschman index: sum of the squared shares in % of all firms; 10000 = one firm won everything
 */
public record Concentration(
        long n,
        SingleBidReason reason,
        SingleBidScope scope,
        List<CompetitionStep> widened,
        CompetitionExcluded excluded,
        Long firms,
        Double firstShare,
        Double hhi) {}
