// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * A note to add.
 */
public final class NewPursuitNote extends Input {
    /** Makes one that says nothing yet. */
    public NewPursuitNote() {}

    /**
     * Text of the note. Required.
     *
     * @param value the value
     * @return this
     */
    public NewPursuitNote text(String value) {
        set("text", value);
        return this;
    }
}
