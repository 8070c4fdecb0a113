// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A part of other types.
 *
 * @param op {@code delete} = the notice was withdrawn; there is no {@code bid}, but a {@code withdrawal}
 * @param noticeNo Notice
 * @param version Version
 * @param bid the field bid
 * @param awards With {@code awards=true}: results, one per lot and round
 * @param withdrawal the field withdrawal
 */
public record BidChange(
        BidChangeOp op,
        String noticeNo,
        int version,
        Bid bid,
        List<Award> awards,
        NoticeWithdrawal withdrawal) {}
