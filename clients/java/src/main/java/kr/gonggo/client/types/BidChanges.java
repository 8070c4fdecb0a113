// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A part of other types.
 *
 * @param items the field items
 * @param nextCursor Cursor for the next call
 * @param hasMore Whether more can be fetched right away
 */
public record BidChanges(
        List<BidChange> items,
        String nextCursor,
        boolean hasMore) {}
