// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A notice the keyword would have matched.
 *
 * @param noticeNo Number of the notice.
 * @param title Its title.
 * @param agency Issuing agency.
 * @param bsnsDiv Its business category.
 * @param estimatedPrice Its estimated price in whole units of {@code currency}.
 * @param currency ISO 4217.
 * @param postedAt When it was posted.
 * @param closeAt When bidding ends.
 * @param detailUrl Address of the notice at its source.
 * @param terms Where the search terms are in the title, in Unicode code points from 0.
 */
public record KeywordPreviewSample(
        String noticeNo,
        String title,
        String agency,
        BidBsnsDiv bsnsDiv,
        Long estimatedPrice,
        String currency,
        Timestamp postedAt,
        Timestamp closeAt,
        String detailUrl,
        List<KeywordPreviewSampleTerm> terms) {}
