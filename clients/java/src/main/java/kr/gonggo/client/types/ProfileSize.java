// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ProfileSize(String value) implements Text {
    /** {@code micro} */
    public static final ProfileSize MICRO = new ProfileSize("micro");

    /** {@code small} */
    public static final ProfileSize SMALL = new ProfileSize("small");

    /** {@code medium} */
    public static final ProfileSize MEDIUM = new ProfileSize("medium");

    /** {@code large} */
    public static final ProfileSize LARGE = new ProfileSize("large");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code micro} */
        MICRO,
        /** {@code small} */
        SMALL,
        /** {@code medium} */
        MEDIUM,
        /** {@code large} */
        LARGE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "micro" -> Known.MICRO;
            case "small" -> Known.SMALL;
            case "medium" -> Known.MEDIUM;
            case "large" -> Known.LARGE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
