// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A number and its notice; {@code null} = unknown here, or withdrawn if there is a {@code withdrawal}.
 *
 * @param asked The number as it was sent
 * @param bid the field bid
 * @param withdrawal the field withdrawal
 */
public record LookedUpBid(
        String asked,
        Bid bid,
        NoticeWithdrawal withdrawal) {}
