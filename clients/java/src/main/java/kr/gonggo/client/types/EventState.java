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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code new} */
        NEW,
        /** {@code seen} */
        SEEN,
        /** {@code starred} */
        STARRED,
        /** {@code dismissed} */
        DISMISSED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "new" -> Known.NEW;
            case "seen" -> Known.SEEN;
            case "starred" -> Known.STARRED;
            case "dismissed" -> Known.DISMISSED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
