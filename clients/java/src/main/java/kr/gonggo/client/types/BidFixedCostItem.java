// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param name Name of the item
 * @param amount Its amount
 */
public record BidFixedCostItem(
        String name,
        long amount) {}
