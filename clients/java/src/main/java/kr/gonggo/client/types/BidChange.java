// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A part of other types.
 *
 * @param op {@code delete} = the source withdrew the notice; there is no {@code bid}
 * @param noticeNo Notice
 * @param version Version
 * @param bid the field bid
 * @param awards With {@code awards=true}: results, one per lot and round
 */
public record BidChange(
        BidChangeOp op,
        String noticeNo,
        int version,
        Bid bid,
        List<Award> awards) {}
