// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record OperatorSourceState(String value) implements Text {
    /** {@code enabled} */
    public static final OperatorSourceState ENABLED = new OperatorSourceState("enabled");

    /** {@code disabled} */
    public static final OperatorSourceState DISABLED = new OperatorSourceState("disabled");

    /** {@code idle} */
    public static final OperatorSourceState IDLE = new OperatorSourceState("idle");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code enabled} */
        ENABLED,
        /** {@code disabled} */
        DISABLED,
        /** {@code idle} */
        IDLE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "enabled" -> Known.ENABLED;
            case "disabled" -> Known.DISABLED;
            case "idle" -> Known.IDLE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
