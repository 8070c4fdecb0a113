// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * One bidding for one lot, once its bids are opened.
 *
 * @param revision Revision number given by the source
 * @param lot Lot
 * @param rebid Number of the re-bid, 0 = the first bidding
 * @param state How the round ended; {@code opened} = not decided yet
 * @param openedAt When the bids were opened
 * @param currency ISO 4217
 * @param bidders Number of bidders
 * @param listed Number of bidders listed by the source; only these are in {@code items}
 */
public record BidOpening(
        int revision,
        String lot,
        int rebid,
        BidOpeningState state,
        Timestamp openedAt,
        String currency,
        Integer bidders,
        int listed) {}
