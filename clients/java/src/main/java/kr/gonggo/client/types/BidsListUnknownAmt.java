// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidsListUnknownAmt(String value) implements Text {
    /** {@code include} */
    public static final BidsListUnknownAmt INCLUDE = new BidsListUnknownAmt("include");

    /** {@code exclude} */
    public static final BidsListUnknownAmt EXCLUDE = new BidsListUnknownAmt("exclude");

    /** {@code only} */
    public static final BidsListUnknownAmt ONLY = new BidsListUnknownAmt("only");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code include} */
        INCLUDE,
        /** {@code exclude} */
        EXCLUDE,
        /** {@code only} */
        ONLY,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "include" -> Known.INCLUDE;
            case "exclude" -> Known.EXCLUDE;
            case "only" -> Known.ONLY;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
