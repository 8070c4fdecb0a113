// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * How many notices with similar titles failed, at any agency. They are found as in `GET /v1/bids/{noticeNo}/similar`:
 * same category, no other trade, posted in the period. Notices are counted, not openings: one that was awarded in a
 * re-bid counts as awarded
 *
 * @param n Similar notices that ended with an award or failed
 * @param examined Similar notices examined: the 100 most similar ones at most. {@code n} and {@code excluded} add up to
 * it
 * @param reason {@code too_few}: {@code n} is below 5, so the figures are {@code null} and the list is empty
 * @param excluded the field excluded
 * @param failed Notices that failed (유찰)
 * @param share Share of such notices, in %
 * @param items Failed notices, the most similar first
 */
public record SimilarFailures(
        long n,
        int examined,
        SingleBidReason reason,
        SimilarExcluded excluded,
        Long failed,
        Double share,
        List<SimilarFailedNotice> items) {}
