// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record OperatorAccountState(String value) implements Text {
    /** {@code active} */
    public static final OperatorAccountState ACTIVE = new OperatorAccountState("active");

    /** {@code suspended} */
    public static final OperatorAccountState SUSPENDED = new OperatorAccountState("suspended");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code active} */
        ACTIVE,
        /** {@code suspended} */
        SUSPENDED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "active" -> Known.ACTIVE;
            case "suspended" -> Known.SUSPENDED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
