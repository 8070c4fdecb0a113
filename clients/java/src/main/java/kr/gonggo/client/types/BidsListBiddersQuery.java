// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/bids/{noticeNo}/bidders}.
 */
public final class BidsListBiddersQuery extends Input {
    /** Makes one that says nothing yet. */
    public BidsListBiddersQuery() {}

    /**
     * Only openings of this lot; {@code 0} if there are no lots.
     *
     * @param value the value
     * @return this
     */
    public BidsListBiddersQuery lot(String value) {
        set("lot", value);
        return this;
    }

    /**
     * Only this re-bid; 0 = the first bidding.
     *
     * @param value the value
     * @return this
     */
    public BidsListBiddersQuery rebid(int value) {
        set("rebid", value);
        return this;
    }

    /**
     * Only openings of this revision of the notice.
     *
     * @param value the value
     * @return this
     */
    public BidsListBiddersQuery revision(int value) {
        set("revision", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public BidsListBiddersQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public BidsListBiddersQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
