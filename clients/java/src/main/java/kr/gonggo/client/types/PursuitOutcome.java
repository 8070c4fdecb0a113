// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record PursuitOutcome(String value) implements Text {
    /** {@code awarded} */
    public static final PursuitOutcome AWARDED = new PursuitOutcome("awarded");

    /** {@code failed} */
    public static final PursuitOutcome FAILED = new PursuitOutcome("failed");

    /** {@code rebid} */
    public static final PursuitOutcome REBID = new PursuitOutcome("rebid");

    /** {@code cancelled} */
    public static final PursuitOutcome CANCELLED = new PursuitOutcome("cancelled");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code awarded} */
        AWARDED,
        /** {@code failed} */
        FAILED,
        /** {@code rebid} */
        REBID,
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
            case "rebid" -> Known.REBID;
            case "cancelled" -> Known.CANCELLED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
