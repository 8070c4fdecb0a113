// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
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
 * @param plannedPrice Planned price (예정가격)
 * @param baseAmount Base amount (기초금액) at the opening
 * @param reservePrices Reserve prices (복수예비가격) by number, as the source publishes them; empty if it publishes none or
 * the planned price is not drawn
 */
public record BidOpening(
        int revision,
        String lot,
        int rebid,
        BidOpeningState state,
        Timestamp openedAt,
        String currency,
        Integer bidders,
        int listed,
        Long plannedPrice,
        Long baseAmount,
        List<ReservePrice> reservePrices) {}
