// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record SessionRole(String value) implements Text {
    /** {@code owner} */
    public static final SessionRole OWNER = new SessionRole("owner");

    /** {@code admin} */
    public static final SessionRole ADMIN = new SessionRole("admin");

    /** {@code member} */
    public static final SessionRole MEMBER = new SessionRole("member");

    /** {@code viewer} */
    public static final SessionRole VIEWER = new SessionRole("viewer");

    @Override
    public String toString() {
        return value;
    }
}
