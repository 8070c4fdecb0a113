// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A part of other types.
 *
 * @param noticeNo Notice
 * @param title Title
 * @param agency Agency
 * @param amount Winning amount
 * @param currency ISO 4217
 * @param rate Award rate, %
 * @param at When it was awarded
 */
public record SimilarAward(
        String noticeNo,
        String title,
        String agency,
        Long amount,
        String currency,
        Double rate,
        Timestamp at) {}
