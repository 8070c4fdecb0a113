// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record KeywordPausedReason(String value) implements Text {
    /** {@code owner} */
    public static final KeywordPausedReason OWNER = new KeywordPausedReason("owner");

    /** {@code plan} */
    public static final KeywordPausedReason PLAN = new KeywordPausedReason("plan");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code owner} */
        OWNER,
        /** {@code plan} */
        PLAN,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "owner" -> Known.OWNER;
            case "plan" -> Known.PLAN;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
