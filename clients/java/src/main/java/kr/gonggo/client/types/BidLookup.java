// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * A part of other types.
 */
public final class BidLookup extends Input {
    /** Makes one that says nothing yet. */
    public BidLookup() {}

    /**
     * Notice numbers, also with a revision, as in {@code R26BK00000001-000}. Both forms return the newest state.
     * Required.
     *
     * @param value the value
     * @return this
     */
    public BidLookup noticeNos(List<String> value) {
        set("noticeNos", value);
        return this;
    }

    /**
     * Only these fields of each notice, and always {@code noticeNo}; the others are absent. Default: all fields.
     *
     * @param value the value
     * @return this
     */
    public BidLookup fields_(List<BidLookupField> value) {
        set("fields", value);
        return this;
    }
}
