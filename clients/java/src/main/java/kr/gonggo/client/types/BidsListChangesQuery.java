// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/bids/changes}.
 */
public final class BidsListChangesQuery extends Input {
    /** Makes one that says nothing yet. */
    public BidsListChangesQuery() {}

    /**
     * {@code nextCursor} of the page before; empty = from the start. Default: "".
     *
     * @param value the value
     * @return this
     */
    public BidsListChangesQuery since(String value) {
        set("since", value);
        return this;
    }

    /**
     * Maximum number of items. Default: 200.
     *
     * @param value the value
     * @return this
     */
    public BidsListChangesQuery limit(int value) {
        set("limit", value);
        return this;
    }

    /**
     * Whether each notice includes its results, as in {@code awards} of `GET /v1/bids/{noticeNo}`. Default: false.
     *
     * @param value the value
     * @return this
     */
    public BidsListChangesQuery awards(boolean value) {
        set("awards", value);
        return this;
    }

    /**
     * Seconds to wait for a change if there is none yet (long polling). At most five requests of an account may wait at
     * once, and one per key. Default: 0.
     *
     * @param value the value
     * @return this
     */
    public BidsListChangesQuery wait_(int value) {
        set("wait", value);
        return this;
    }
}
