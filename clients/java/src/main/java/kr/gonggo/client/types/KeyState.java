// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record KeyState(String value) implements Text {
    /** {@code active} */
    public static final KeyState ACTIVE = new KeyState("active");

    /** {@code blocked} */
    public static final KeyState BLOCKED = new KeyState("blocked");

    /** {@code revoked} */
    public static final KeyState REVOKED = new KeyState("revoked");

    /** {@code expired} */
    public static final KeyState EXPIRED = new KeyState("expired");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code active} */
        ACTIVE,
        /** {@code blocked} */
        BLOCKED,
        /** {@code revoked} */
        REVOKED,
        /** {@code expired} */
        EXPIRED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "active" -> Known.ACTIVE;
            case "blocked" -> Known.BLOCKED;
            case "revoked" -> Known.REVOKED;
            case "expired" -> Known.EXPIRED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
