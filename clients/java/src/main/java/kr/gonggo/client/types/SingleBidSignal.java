// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A part of other types.
 *
 * @param n Openings of the notice that have ended and whose number of bidders is known; 0 = nothing to examine
 * @param items Openings with exactly one bidder
 */
public record SingleBidSignal(
        long n,
        List<SingleBidSignalItem> items) {}
