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
     * @param value the value, or null
     * @return this
     */
    public EventPatch state(EventState value) {
        set("state", value);
        return this;
    }

    /**
     * Reason for the mark; {@code null} = none.
     *
     * @param value the value, or null
     * @return this
     */
    public EventPatch reason(String value) {
        set("reason", value);
        return this;
    }
}
