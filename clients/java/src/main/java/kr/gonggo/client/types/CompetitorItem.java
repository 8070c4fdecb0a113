// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A part of other types.
 *
 * @param noticeNo Notice
 * @param title Title
 * @param agency Issuing agency
 * @param bsnsDiv Business category
 * @param name Name of the firm, as in its latest award
 * @param businessNo Business registration number
 * @param openedAt When the bids were opened
 * @param rank Rank
 * @param bidders Number of bidders
 * @param amount Amount of the bid
 * @param currency ISO 4217
 * @param rate Rate of the bid, %
 * @param won {@code null} = opened but not decided yet
 */
public record CompetitorItem(
        String noticeNo,
        String title,
        String agency,
        BidBsnsDiv bsnsDiv,
        String name,
        String businessNo,
        Timestamp openedAt,
        Long rank,
        Long bidders,
        Long amount,
        String currency,
        Double rate,
        Boolean won) {}
