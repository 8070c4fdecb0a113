// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record KeywordState(String value) implements Text {
    /** {@code active} */
    public static final KeywordState ACTIVE = new KeywordState("active");

    /** {@code paused} */
    public static final KeywordState PAUSED = new KeywordState("paused");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code active} */
        ACTIVE,
        /** {@code paused} */
        PAUSED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "active" -> Known.ACTIVE;
            case "paused" -> Known.PAUSED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
