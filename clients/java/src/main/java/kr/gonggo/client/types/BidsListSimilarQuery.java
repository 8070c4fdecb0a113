// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/bids/{noticeNo}/similar}.
 */
public final class BidsListSimilarQuery extends Input {
    /** Makes one that says nothing yet. */
    public BidsListSimilarQuery() {}

    /**
     * Only notices with one of these statuses at the moment of the response. Default: ["open"].
     *
     * @param value the values
     * @return this
     */
    public BidsListSimilarQuery status(BidStatus... value) {
        set("status", List.of(value));
        return this;
    }

    /**
     * Maximum number of notices. Default: 10.
     *
     * @param value the value
     * @return this
     */
    public BidsListSimilarQuery limit(int value) {
        set("limit", value);
        return this;
    }
}
