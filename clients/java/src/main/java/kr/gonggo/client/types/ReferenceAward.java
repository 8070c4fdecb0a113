// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param noticeNo Notice
 * @param title Title
 * @param openedOn Day of opening in Seoul
 * @param winner the field winner
 * @param amount Winning amount
 * @param rate Rate on the basis, %
 * @param bidders Number of bidders
 */
public record ReferenceAward(
        String noticeNo,
        String title,
        String openedOn,
        Firm winner,
        Long amount,
        double rate,
        Long bidders) {}
