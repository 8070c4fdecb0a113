// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record IncidentResolvedBy(String value) implements Text {
    /** {@code rotation} */
    public static final IncidentResolvedBy ROTATION = new IncidentResolvedBy("rotation");

    /** {@code revocation} */
    public static final IncidentResolvedBy REVOCATION = new IncidentResolvedBy("revocation");

    /** {@code operator} */
    public static final IncidentResolvedBy OPERATOR = new IncidentResolvedBy("operator");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code rotation} */
        ROTATION,
        /** {@code revocation} */
        REVOCATION,
        /** {@code operator} */
        OPERATOR,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "rotation" -> Known.ROTATION;
            case "revocation" -> Known.REVOCATION;
            case "operator" -> Known.OPERATOR;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
