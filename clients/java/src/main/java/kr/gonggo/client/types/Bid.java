// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A part of other types.
 *
 * @param noticeNo Identifier of the notice
 * @param title Title of the notice
 * @param agency Name of the issuing agency
 * @param bsnsDiv Business category
 * @param estimatedPrice Estimated price (추정가격, without VAT), in whole units of {@code currency}
 * @param closeAt End of bidding
 * @param openAt When bids are planned to be opened
 * @param detailUrl Notice on the procurement portal
 * @param matchedKeywords The account's active keywords that match this notice
 * @param currency ISO 4217
 * @param budget Budget (배정예산, with VAT)
 * @param baseAmount Base amount (기초금액)
 * @param floorRate Lowest rate that can win (낙찰하한율), %
 * @param awardMethod Award method (낙찰방법)
 * @param contractMethod Contract method (계약방법)
 * @param bidStartAt Start of bidding
 * @param agencyCode Code of the issuing agency
 * @param demandAgency Name of the demand agency (수요기관)
 * @param demandAgencyCode Code of the demand agency (수요기관)
 * @param status Status at the moment of the answer
 * @param kind Kind of the newest version
 * @param urgent Marked urgent (긴급)
 * @param revision Revision number given by the source
 * @param version Version number given by this service, from 1
 * @param previousNoticeNo Number of the earlier notice that this one re-announces (재공고)
 * @param nextNoticeNo Number of the later notice that re-announces this one
 * @param postedAt When the notice was posted
 * @param updatedAt When this service recorded this version
 * @param regions Regions the notice is limited to; {@code 전국} = no limit, empty = no limit, or the source does not say
 * @param regionCheckNeeded {@code true} if the region limit could not be read reliably: check the notice itself
 * @param industries Industries the notice is limited to; empty = no limit, or the source does not say
 * @param source Source of the notice
 * @param sourceUrl Address of the record at its source
 * @param eligibility Whether the company may bid; only in {@code GET /v1/bids}, and only if the account has a company
 * profile
 * @param foundIn the field foundIn
 */
public record Bid(
        String noticeNo,
        String title,
        String agency,
        BidBsnsDiv bsnsDiv,
        Long estimatedPrice,
        Timestamp closeAt,
        Timestamp openAt,
        String detailUrl,
        List<String> matchedKeywords,
        String currency,
        Long budget,
        Long baseAmount,
        Double floorRate,
        String awardMethod,
        String contractMethod,
        Timestamp bidStartAt,
        String agencyCode,
        String demandAgency,
        String demandAgencyCode,
        BidStatus status,
        BidKind kind,
        boolean urgent,
        int revision,
        int version,
        String previousNoticeNo,
        String nextNoticeNo,
        Timestamp postedAt,
        Timestamp updatedAt,
        List<String> regions,
        boolean regionCheckNeeded,
        List<BidIndustry> industries,
        String source,
        String sourceUrl,
        BidEligibility eligibility,
        FoundIn foundIn) {}
