// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EventState(String value) implements Text {
    /** {@code new} */
    public static final EventState NEW = new EventState("new");

    /** {@code seen} */
    public static final EventState SEEN = new EventState("seen");

    /** {@code starred} */
    public static final EventState STARRED = new EventState("starred");

    /** {@code dismissed} */
    public static final EventState DISMISSED = new EventState("dismissed");

    @Override
    public String toString() {
        return value;
    }
}
