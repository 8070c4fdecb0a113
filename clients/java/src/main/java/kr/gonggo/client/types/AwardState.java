// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record AwardState(String value) implements Text {
    /** {@code awarded} */
    public static final AwardState AWARDED = new AwardState("awarded");

    /** {@code failed} */
    public static final AwardState FAILED = new AwardState("failed");

    /** {@code cancelled} */
    public static final AwardState CANCELLED = new AwardState("cancelled");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code awarded} */
        AWARDED,
        /** {@code failed} */
        FAILED,
        /** {@code cancelled} */
        CANCELLED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "awarded" -> Known.AWARDED;
            case "failed" -> Known.FAILED;
            case "cancelled" -> Known.CANCELLED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
