// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/bids/{noticeNo}}.
 */
public final class BidsGetQuery extends Input {
    /** Makes one that says nothing yet. */
    public BidsGetQuery() {}

    /**
     * Version number given by this service, from 1.
     *
     * @param value the value
     * @return this
     */
    public BidsGetQuery version(int value) {
        set("version", value);
        return this;
    }

    /**
     * Revision number given by the source; the newest version of it is shown.
     *
     * @param value the value
     * @return this
     */
    public BidsGetQuery revision(int value) {
        set("revision", value);
        return this;
    }
}
