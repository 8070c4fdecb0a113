// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * How to mark the event.
 */
public final class EventPatch extends Input {
    /** Makes one that says nothing yet. */
    public EventPatch() {}

    /**
     * {@code null} resets it to {@code new}.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public EventPatch state(EventState value) {
        setGiven("state", value);
        return this;
    }

    /**
     * Sends null for {@code state}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public EventPatch resetState() {
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
    public EventPatch reason(String value) {
        setGiven("reason", value);
        return this;
    }

    /**
     * Sends null for {@code reason}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public EventPatch resetReason() {
        set("reason", null);
        return this;
    }
}
