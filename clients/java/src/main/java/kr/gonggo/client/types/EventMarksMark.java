// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * An event and its mark; absent fields stay as they are.
 */
public final class EventMarksMark extends Input {
    /** Makes one that says nothing yet. */
    public EventMarksMark() {}

    /**
     * Identifier of the event. Required.
     *
     * @param value the value
     * @return this
     */
    public EventMarksMark id(String value) {
        set("id", value);
        return this;
    }

    /**
     * {@code null} resets it to {@code new}.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public EventMarksMark state(EventState value) {
        setGiven("state", value);
        return this;
    }

    /**
     * Sends null for {@code state}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public EventMarksMark resetState() {
        set("state", null);
        return this;
    }

    /**
     * Reason for the mark; {@code null} = none.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public EventMarksMark reason(String value) {
        setGiven("reason", value);
        return this;
    }

    /**
     * Sends null for {@code reason}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public EventMarksMark resetReason() {
        set("reason", null);
        return this;
    }
}
