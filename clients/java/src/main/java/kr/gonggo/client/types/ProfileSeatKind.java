// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ProfileSeatKind(String value) implements Text {
    /** {@code head} */
    public static final ProfileSeatKind HEAD = new ProfileSeatKind("head");

    /** {@code branch} */
    public static final ProfileSeatKind BRANCH = new ProfileSeatKind("branch");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code head} */
        HEAD,
        /** {@code branch} */
        BRANCH,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "head" -> Known.HEAD;
            case "branch" -> Known.BRANCH;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
