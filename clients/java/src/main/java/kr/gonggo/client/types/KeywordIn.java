// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record KeywordIn(String value) implements Text {
    /** {@code title} */
    public static final KeywordIn TITLE = new KeywordIn("title");

    /** {@code attachments} */
    public static final KeywordIn ATTACHMENTS = new KeywordIn("attachments");

    /** {@code all} */
    public static final KeywordIn ALL = new KeywordIn("all");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code title} */
        TITLE,
        /** {@code attachments} */
        ATTACHMENTS,
        /** {@code all} */
        ALL,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "title" -> Known.TITLE;
            case "attachments" -> Known.ATTACHMENTS;
            case "all" -> Known.ALL;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
