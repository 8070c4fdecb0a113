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

    @Override
    public String toString() {
        return value;
    }
}
