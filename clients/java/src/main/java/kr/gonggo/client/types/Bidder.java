// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A firm that took part in an opening.
 *
 * @param revision Revision number given by the source
 * @param lot Lot
 * @param rebid Number of the re-bid, 0 = the first bidding
 * @param rank Rank; {@code null} = left out of the ranking (see {@code reason}), or the source gives no ranks
 * @param name Name of the firm
 * @param businessNo Business registration number
 * @param amount What the firm bid
 * @param rate Rate of the bid, %
 * @param won {@code null} = opened but not decided yet
 * @param reason What the source remarks on the bid, above all why it was left out of the ranking
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
