// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record SecretFindingLabelLabel(String value) implements Text {
    /** {@code true_positive} */
    public static final SecretFindingLabelLabel TRUE_POSITIVE = new SecretFindingLabelLabel("true_positive");

    /** {@code false_positive} */
    public static final SecretFindingLabelLabel FALSE_POSITIVE = new SecretFindingLabelLabel("false_positive");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code true_positive} */
        TRUE_POSITIVE,
        /** {@code false_positive} */
        FALSE_POSITIVE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "true_positive" -> Known.TRUE_POSITIVE;
            case "false_positive" -> Known.FALSE_POSITIVE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
