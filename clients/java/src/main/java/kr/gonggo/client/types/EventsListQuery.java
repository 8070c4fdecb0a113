// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/events}.
 */
public final class EventsListQuery extends Input {
    /** Makes one that says nothing yet. */
    public EventsListQuery() {}

    /**
     * {@code nextCursor} of the page before, with the same {@code sort}; empty = from the oldest stored event, with
     * {@code sort=-timestamp} from the newest. Default: "".
     *
     * @param value the value
     * @return this
     */
    public EventsListQuery since(String value) {
        set("since", value);
        return this;
    }

    /**
     * Only events of this type. Repeat it to accept any of several types.
     *
     * @param value the values
     * @return this
     */
    public EventsListQuery type(EventType... value) {
        set("type", List.of(value));
        return this;
    }

    /**
     * Only events with this mark. Repeat it to accept any of several marks.
     *
     * @param value the values
     * @return this
     */
    public EventsListQuery state(EventState... value) {
        set("state", List.of(value));
        return this;
    }

    /**
     * Only events this keyword led to.
     *
     * @param value the value
     * @return this
     */
    public EventsListQuery keywordId(String value) {
        set("keywordId", value);
        return this;
    }

    /**
     * Oldest or newest first; a stream ignores it. Default: "timestamp".
     *
     * @param value the value
     * @return this
     */
    public EventsListQuery sort(EventsListSort value) {
        set("sort", value);
        return this;
    }

    /**
     * Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in
     * Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of
     * the caller. Other formats ignore it.
     *
     * @param value the value
     * @return this
     */
    public EventsListQuery language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * Maximum number of items; a stream ignores it. Default: 200.
     *
     * @param value the value
     * @return this
     */
    public EventsListQuery limit(int value) {
        set("limit", value);
        return this;
    }
}
