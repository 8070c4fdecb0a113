// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record SingleBidReason(String value) implements Text {
    /** {@code too_few} */
    public static final SingleBidReason TOO_FEW = new SingleBidReason("too_few");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code too_few} */
        TOO_FEW,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "too_few" -> Known.TOO_FEW;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
