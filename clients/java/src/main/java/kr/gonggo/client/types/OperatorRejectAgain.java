// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record OperatorRejectAgain(String value) implements Text {
    /** {@code possible} */
    public static final OperatorRejectAgain POSSIBLE = new OperatorRejectAgain("possible");

    /** {@code ordered} */
    public static final OperatorRejectAgain ORDERED = new OperatorRejectAgain("ordered");

    /** {@code impossible} */
    public static final OperatorRejectAgain IMPOSSIBLE = new OperatorRejectAgain("impossible");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code possible} */
        POSSIBLE,
        /** {@code ordered} */
        ORDERED,
        /** {@code impossible} */
        IMPOSSIBLE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "possible" -> Known.POSSIBLE;
            case "ordered" -> Known.ORDERED;
            case "impossible" -> Known.IMPOSSIBLE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
