// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/keywords}.
 */
public final class KeywordsListQuery extends Input {
    /** Makes one that says nothing yet. */
    public KeywordsListQuery() {}

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public KeywordsListQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public KeywordsListQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }

    /**
     * Part of the text of the keyword; case and spaces are ignored.
     *
     * @param value the value
     * @return this
     */
    public KeywordsListQuery q(String value) {
        set("q", value);
        return this;
    }

    /**
     * Only keywords in this state.
     *
     * @param value the value
     * @return this
     */
    public KeywordsListQuery state(KeywordState value) {
        set("state", value);
        return this;
    }

    /**
     * Adds {@code recent} to each keyword: what it would have matched on each of the last 90 days. Default: false.
     *
     * @param value the value
     * @return this
     */
    public KeywordsListQuery recent(boolean value) {
        set("recent", value);
        return this;
    }
}
