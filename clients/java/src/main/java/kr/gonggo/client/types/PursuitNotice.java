// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * The notice as it is now.
 *
 * @param title Its title.
 * @param agency Issuing agency.
 * @param demandAgency Demand agency (수요기관).
 * @param currency ISO 4217.
 * @param estimatedPrice Estimated price (추정가격).
 * @param baseAmount Base amount (기초금액).
 * @param closeAt End of bidding.
 * @param openAt When bids are planned to be opened.
 * @param status Status at the moment of the response.
 * @param detailUrl The notice on the procurement portal.
 */
public record PursuitNotice(
        String title,
        String agency,
        String demandAgency,
        String currency,
        Long estimatedPrice,
        Long baseAmount,
        Timestamp closeAt,
        Timestamp openAt,
        BidStatus status,
        String detailUrl) {}
