// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A firm that took part in an opening.
 *
 * @param revision Revision number given by the source
 * @param lot Lot
 * @param rebid Number of the re-bid, 0 = the first bidding
 * @param rank Rank; {@code null} = excluded from the ranking (see {@code reason}), or the source gives no ranks
 * @param name Name of the firm
 * @param businessNo Business registration number
 * @param amount Amount of the bid
 * @param rate Rate of the bid, %
 * @param won {@code null} = opened but not decided yet
 * @param reason Remark of the source on the bid, usually why it was excluded from the ranking
 */
public record Bidder(
        int revision,
        String lot,
        int rebid,
        Integer rank,
        String name,
        String businessNo,
        Long amount,
        Double rate,
        Boolean won,
        String reason) {}
