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
 * @param status Status at the moment of the response
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
 * profile or {@code profile} names another
 * @param qualificationCloseAt Until when firms must be registered to bid (입찰참가자격등록 마감)
 * @param siteBriefingAt When the briefing (현장설명 or 설명회) takes place
 * @param siteBriefingPlace Where the briefing (현장설명 or 설명회) takes place
 * @param jointContracting How firms may contract together (공동수급), as the source words it
 * @param jointAgreementCloseAt Until when firms that bid together must file their agreement (공동수급협정서)
 * @param bidBond Payment of the bid bond (입찰보증금) as the source words it, such as {@code 전자납부허용} (can be paid
 * electronically)
 * @param netConstructionCost Net construction cost (순공사원가) in the base amount: materials, labour and expenses of works
 * @param fixedCosts Fixed costs (A값) that the floor rate is not applied to; the sum of {@code fixedCostItems}
 * @param fixedCostItems What the fixed costs (A값) consist of; empty = A값 applies, but the source does not give its
 * amounts
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
        Timestamp qualificationCloseAt,
        Timestamp siteBriefingAt,
        String siteBriefingPlace,
        String jointContracting,
        Timestamp jointAgreementCloseAt,
        String bidBond,
        Long netConstructionCost,
        Long fixedCosts,
        List<BidFixedCostItem> fixedCostItems,
        FoundIn foundIn) {}
