// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record KeywordFilterEligibility(String value) implements Text {
    /** {@code yes} */
    public static final KeywordFilterEligibility YES = new KeywordFilterEligibility("yes");

    /** {@code check} */
    public static final KeywordFilterEligibility CHECK = new KeywordFilterEligibility("check");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code yes} */
        YES,
        /** {@code check} */
        CHECK,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "yes" -> Known.YES;
            case "check" -> Known.CHECK;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
