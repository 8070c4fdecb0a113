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
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public ProfileInputTrackRecord amount(Long value) {
        setGiven("amount", value);
        return this;
    }

    /**
     * Sends null for {@code amount}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public ProfileInputTrackRecord resetAmount() {
        set("amount", null);
        return this;
    }

    /**
     * Day of completion.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public ProfileInputTrackRecord at(String value) {
        setGiven("at", value);
        return this;
    }

    /**
     * Sends null for {@code at}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public ProfileInputTrackRecord resetAt() {
        set("at", null);
        return this;
    }
}
