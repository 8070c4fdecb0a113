// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ProblemErrorIn(String value) implements Text {
    /** {@code path} */
    public static final ProblemErrorIn PATH = new ProblemErrorIn("path");

    /** {@code query} */
    public static final ProblemErrorIn QUERY = new ProblemErrorIn("query");

    /** {@code header} */
    public static final ProblemErrorIn HEADER = new ProblemErrorIn("header");

    /** {@code body} */
    public static final ProblemErrorIn BODY = new ProblemErrorIn("body");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code path} */
        PATH,
        /** {@code query} */
        QUERY,
        /** {@code header} */
        HEADER,
        /** {@code body} */
        BODY,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "path" -> Known.PATH;
            case "query" -> Known.QUERY;
            case "header" -> Known.HEADER;
            case "body" -> Known.BODY;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
