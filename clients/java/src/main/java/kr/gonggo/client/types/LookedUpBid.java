// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A number and its notice; {@code null} = unknown here.
 *
 * @param asked The number as it was sent
 * @param bid the field bid
 */
public record LookedUpBid(
        String asked,
        Bid bid) {}
