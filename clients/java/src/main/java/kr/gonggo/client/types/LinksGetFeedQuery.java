// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /links/{link}/notices.atom}.
 */
public final class LinksGetFeedQuery extends Input {
    /** Makes one that says nothing yet. */
    public LinksGetFeedQuery() {}

    /**
     * Page of the feed, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public LinksGetFeedQuery pageNumber(int value) {
        set("pageNumber", value);
        return this;
    }
}
