// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record KeysRevokeDescendants(String value) implements Text {
    /** {@code keep} */
    public static final KeysRevokeDescendants KEEP = new KeysRevokeDescendants("keep");

    /** {@code revoke} */
    public static final KeysRevokeDescendants REVOKE = new KeysRevokeDescendants("revoke");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code keep} */
        KEEP,
        /** {@code revoke} */
        REVOKE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "keep" -> Known.KEEP;
            case "revoke" -> Known.REVOKE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
