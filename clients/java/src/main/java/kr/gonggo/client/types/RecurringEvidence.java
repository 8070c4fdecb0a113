// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A past notice of the title
 *
 * @param noticeNo Notice
 * @param title Title
 * @param postedAt When it was posted
 * @param status Status at this moment
 * @param estimatedPrice Estimated price (추정가격)
 * @param currency ISO 4217
 * @param award Its newest award; {@code null} = none is known
 */
public record RecurringEvidence(
        String noticeNo,
        String title,
        Timestamp postedAt,
        BidStatus status,
        Long estimatedPrice,
        String currency,
        RecurringEvidenceAward award) {}
