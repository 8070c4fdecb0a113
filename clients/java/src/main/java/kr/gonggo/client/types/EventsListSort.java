// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EventsListSort(String value) implements Text {
    /** {@code timestamp} */
    public static final EventsListSort TIMESTAMP = new EventsListSort("timestamp");

    /** {@code -timestamp} */
    public static final EventsListSort TIMESTAMP_DESCENDING = new EventsListSort("-timestamp");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code timestamp} */
        TIMESTAMP,
        /** {@code -timestamp} */
        TIMESTAMP_DESCENDING,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "timestamp" -> Known.TIMESTAMP;
            case "-timestamp" -> Known.TIMESTAMP_DESCENDING;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
