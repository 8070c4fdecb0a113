// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Events, oldest first unless {@code sort} says otherwise.
 *
 * @param items the field items
 * @param nextCursor Cursor for the next call.
 * @param hasMore Whether more can be fetched right away.
 * @param newestCursor Only with {@code sort=-timestamp}: cursor of the newest event when the first page was read. Send
 * it as {@code since}, without {@code sort}, to get later events as a list or a stream.
 */
public record EventPage(
        List<Event> items,
        String nextCursor,
        boolean hasMore,
        String newestCursor) {}
