// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record KeywordVerdictsLineVerdict(String value) implements Text {
    /** {@code ok} */
    public static final KeywordVerdictsLineVerdict OK = new KeywordVerdictsLineVerdict("ok");

    /** {@code invalid} */
    public static final KeywordVerdictsLineVerdict INVALID = new KeywordVerdictsLineVerdict("invalid");

    /** {@code repeated} */
    public static final KeywordVerdictsLineVerdict REPEATED = new KeywordVerdictsLineVerdict("repeated");

    /** {@code keyword_exists} */
    public static final KeywordVerdictsLineVerdict KEYWORD_EXISTS = new KeywordVerdictsLineVerdict("keyword_exists");

    /** {@code matches_everything} */
    public static final KeywordVerdictsLineVerdict MATCHES_EVERYTHING = new KeywordVerdictsLineVerdict("matches_everything");

    /** {@code limit_reached} */
    public static final KeywordVerdictsLineVerdict LIMIT_REACHED = new KeywordVerdictsLineVerdict("limit_reached");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code ok} */
        OK,
        /** {@code invalid} */
        INVALID,
        /** {@code repeated} */
        REPEATED,
        /** {@code keyword_exists} */
        KEYWORD_EXISTS,
        /** {@code matches_everything} */
        MATCHES_EVERYTHING,
        /** {@code limit_reached} */
        LIMIT_REACHED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "ok" -> Known.OK;
            case "invalid" -> Known.INVALID;
            case "repeated" -> Known.REPEATED;
            case "keyword_exists" -> Known.KEYWORD_EXISTS;
            case "matches_everything" -> Known.MATCHES_EVERYTHING;
            case "limit_reached" -> Known.LIMIT_REACHED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
