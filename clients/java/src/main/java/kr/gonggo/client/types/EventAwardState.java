// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EventAwardState(String value) implements Text {
    /** {@code awarded} */
    public static final EventAwardState AWARDED = new EventAwardState("awarded");

    /** {@code failed} */
    public static final EventAwardState FAILED = new EventAwardState("failed");

    /** {@code cancelled} */
    public static final EventAwardState CANCELLED = new EventAwardState("cancelled");

    /** {@code opened} */
    public static final EventAwardState OPENED = new EventAwardState("opened");

    /** {@code announced} */
    public static final EventAwardState ANNOUNCED = new EventAwardState("announced");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code awarded} */
        AWARDED,
        /** {@code failed} */
        FAILED,
        /** {@code cancelled} */
        CANCELLED,
        /** {@code opened} */
        OPENED,
        /** {@code announced} */
        ANNOUNCED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "awarded" -> Known.AWARDED;
            case "failed" -> Known.FAILED;
            case "cancelled" -> Known.CANCELLED;
            case "opened" -> Known.OPENED;
            case "announced" -> Known.ANNOUNCED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
