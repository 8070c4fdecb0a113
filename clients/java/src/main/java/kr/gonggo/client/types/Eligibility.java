// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * Whether the company may bid on a notice.
 *
 * @param noticeNo The notice.
 * @param version Version of the notice that was judged.
 * @param verdict {@code yes} = every known limit is met, {@code no} = a limit is not met under any reading and joint
 * bidding is ruled out, {@code check} = anything else.
 * @param decidedBy Axes that keep the verdict from being {@code yes}.
 * @param axes One entry per axis, always in this order.
 * @param judgedAt When it was judged.
 */
public record Eligibility(
        String noticeNo,
        int version,
        BidEligibility verdict,
        List<EligibilityAxisAxis> decidedBy,
        List<EligibilityAxis> axes,
        Timestamp judgedAt) {}
