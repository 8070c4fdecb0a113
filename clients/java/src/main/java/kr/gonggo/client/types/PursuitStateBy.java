// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record PursuitStateBy(String value) implements Text {
    /** {@code person} */
    public static final PursuitStateBy PERSON = new PursuitStateBy("person");

    /** {@code result} */
    public static final PursuitStateBy RESULT = new PursuitStateBy("result");

    /** {@code correction} */
    public static final PursuitStateBy CORRECTION = new PursuitStateBy("correction");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code person} */
        PERSON,
        /** {@code result} */
        RESULT,
        /** {@code correction} */
        CORRECTION,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "person" -> Known.PERSON;
            case "result" -> Known.RESULT;
            case "correction" -> Known.CORRECTION;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
