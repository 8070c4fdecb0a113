// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * How to mark many events.
 */
public final class EventMarks extends Input {
    /** Makes one that says nothing yet. */
    public EventMarks() {}

    /**
     * The marks, each event once. Required.
     *
     * @param value the value
     * @return this
     */
    public EventMarks marks(List<EventMarksMark> value) {
        set("marks", value);
        return this;
    }
}
