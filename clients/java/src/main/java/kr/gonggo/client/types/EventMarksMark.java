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
     * @param value the value, or null
     * @return this
     */
    public EventMarksMark state(EventState value) {
        set("state", value);
        return this;
    }

    /**
     * Reason for the mark; {@code null} = none.
     *
     * @param value the value, or null
     * @return this
     */
    public EventMarksMark reason(String value) {
        set("reason", value);
        return this;
    }
}
