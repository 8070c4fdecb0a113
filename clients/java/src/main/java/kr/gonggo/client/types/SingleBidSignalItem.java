// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param lot Lot
 * @param rebid Number of the re-bid, 0 = the first bidding
 * @param openedOn Day of opening, in Seoul
 * @param awarded {@code true}: awarded to the only bidder; {@code false}: failed
 */
public record SingleBidSignalItem(
        String lot,
        int rebid,
        String openedOn,
        boolean awarded) {}
