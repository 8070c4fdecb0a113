// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * Who won similar openings of the last 36 months, and how many failed or had one bidder
 *
 * @param agency the field agency
 * @param bsnsDiv Business category
 * @param industries Industries of the notice; empty = no limit, or the source does not say
 * @param regions Provinces that the notice is limited to; empty = no limit, or an unreadable one
 * @param from First day of opening
 * @param to Last second of the last day
 * @param companies the field companies
 * @param concentration the field concentration
 * @param singleBid the field singleBid
 * @param failed the field failed
 * @param similar the field similar
 * @param signals the field signals
 * @param asOf the field asOf
 */
public record Competition(
        CodeAndName agency,
        BidBsnsDiv bsnsDiv,
        List<CodeAndName> industries,
        List<String> regions,
        Timestamp from,
        Timestamp to,
        CompetitionCompanies companies,
        Concentration concentration,
        SingleBid singleBid,
        FailedOpenings failed,
        SimilarFailures similar,
        CompetitionSignals signals,
        AsOf asOf) {}
