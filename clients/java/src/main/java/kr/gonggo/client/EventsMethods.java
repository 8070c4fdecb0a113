// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.io.InputStream;
import java.util.Map;
import kr.gonggo.client.types.Event;
import kr.gonggo.client.types.EventMarks;
import kr.gonggo.client.types.EventPage;
import kr.gonggo.client.types.EventPatch;
import kr.gonggo.client.types.EventsListQuery;
import kr.gonggo.client.types.MarkedEvents;

/**
 * Notifications of an account: new matches, changes, awards and more.
 */
public final class EventsMethods {
    private final Core core;

    EventsMethods(Core core) {
        this.core = core;
    }

    /**
     * Follow events.
     *
     * <p>The events of the account, oldest first, kept for 30 days. Following the cursor misses nothing and repeats
     * nothing. {@code sort=-timestamp} lists from the newest backwards: new events do not shift the pages; get them
     * from {@code newestCursor}. With {@code Accept: text/event-stream} the same events arrive as an open stream; the
     * header {@code Last-Event-ID} resumes it after that event.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:read}.
     *
     * <p>{@code GET /v1/events}
     *
     * @param options of this call alone
     * @return the answer
     */
    public EventPage list(Option... options) {
        return list(new EventsListQuery(), options);
    }

    /**
     * Follow events.
     *
     * <p>The events of the account, oldest first, kept for 30 days. Following the cursor misses nothing and repeats
     * nothing. {@code sort=-timestamp} lists from the newest backwards: new events do not shift the pages; get them
     * from {@code newestCursor}. With {@code Accept: text/event-stream} the same events arrive as an open stream; the
     * header {@code Last-Event-ID} resumes it after that event.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:read}.
     *
     * <p>{@code GET /v1/events}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public EventPage list(EventsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/events", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(EventPage.class));
    }

    /**
     * Follow events, page by page without end, including later changes. Store the items of a page together with its
     * {@code nextCursor}, and resume with that as {@code since}. {@link CursorExpiredException} is thrown if it is too
     * old.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<EventPage> follow(Option... options) {
        return follow(new EventsListQuery(), options);
    }

    /**
     * Follow events, page by page without end, including later changes. Store the items of a page together with its
     * {@code nextCursor}, and resume with that as {@code since}. {@link CursorExpiredException} is thrown if it is too
     * old.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<EventPage> follow(EventsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/events", "application/json", false, false, query.fields(), null);
        return core.follow(operation, options, EventPage.class, EventPage::nextCursor, EventPage::hasMore);
    }

    /**
     * Follow events as they happen, without end. If the connection ends, the stream resumes after the last event. To
     * resume later, pass the id of the last event with {@link Option#lastEventId}. Close it.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Event> stream(Option... options) {
        return stream(new EventsListQuery(), options);
    }

    /**
     * Follow events as they happen, without end. If the connection ends, the stream resumes after the last event. To
     * resume later, pass the id of the last event with {@link Option#lastEventId}. Close it.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Event> stream(EventsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/events", "text/event-stream", false, false, query.fields(), null).without("limit");
        return core.events(operation, options, Event.class);
    }

    /**
     * Follow events: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters are
     * ignored.
     *
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listAsCsv(Option... options) {
        return listAsCsv(new EventsListQuery(), options);
    }

    /**
     * Follow events: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters are
     * ignored.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public InputStream listAsCsv(EventsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/events", "text/csv", false, false, query.fields(), null).without("limit");
        return core.call(operation, options, Core::stream);
    }

    /**
     * Mark many events.
     *
     * <p>Marks up to 1,000 events at once, each like `PATCH /v1/events/{id}`: all of them, or none if one does not
     * exist. Repeating it changes nothing.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:write}.
     *
     * <p>{@code PATCH /v1/events}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public MarkedEvents mark(EventMarks body, Option... options) {
        var operation = new Operation("PATCH", "/v1/events", "application/json", false, false, Map.of(), body);
        return core.call(operation, options, Core.json(MarkedEvents.class));
    }

    /**
     * Mark an event.
     *
     * <p>Marks the event as seen, starred or dismissed, with an optional reason; all members and keys of the account
     * see the same mark. Absent fields stay as they are; {@code null} resets a field. {@code If-Match} is honoured.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keywords:write}.
     *
     * <p>{@code PATCH /v1/events/{id}}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Event change(String id, EventPatch body, Option... options) {
        var operation = new Operation("PATCH", "/v1/events/{}", "application/json", false, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(Event.class));
    }
}
