// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EligibilityChangeBy(String value) implements Text {
    /** {@code notice} */
    public static final EligibilityChangeBy NOTICE = new EligibilityChangeBy("notice");

    /** {@code profile} */
    public static final EligibilityChangeBy PROFILE = new EligibilityChangeBy("profile");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code notice} */
        NOTICE,
        /** {@code profile} */
        PROFILE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "notice" -> Known.NOTICE;
            case "profile" -> Known.PROFILE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
