// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * A completed contract.
 */
public final class ProfileInputTrackRecord extends Input {
    /** Makes one that says nothing yet. */
    public ProfileInputTrackRecord() {}

    /**
     * What was done or delivered. Required.
     *
     * @param value the value
     * @return this
     */
    public ProfileInputTrackRecord what(String value) {
        set("what", value);
        return this;
    }

    /**
     * Amount in won.
     *
     * @param value the value, or null
     * @return this
     */
    public ProfileInputTrackRecord amount(Long value) {
        set("amount", value);
        return this;
    }

    /**
     * Day of completion.
     *
     * @param value the value, or null
     * @return this
     */
    public ProfileInputTrackRecord at(String value) {
        set("at", value);
        return this;
    }
}
