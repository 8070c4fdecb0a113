// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Your company’s bid, as the source lists it.
 *
 * @param rank Place among the bidders.
 * @param amount The amount that was bid.
 * @param rate Bid rate (투찰률), %.
 */
public record PursuitResultOwn(
        Integer rank,
        Long amount,
        Double rate) {}
