// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param n Awards whose number of bidders is known
 * @param median Median
 * @param mean Mean
 */
public record WinnersItemBidders(
        long n,
        Double median,
        Double mean) {}
