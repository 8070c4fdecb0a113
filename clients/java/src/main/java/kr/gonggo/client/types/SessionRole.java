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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code owner} */
        OWNER,
        /** {@code admin} */
        ADMIN,
        /** {@code member} */
        MEMBER,
        /** {@code viewer} */
        VIEWER,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "owner" -> Known.OWNER;
            case "admin" -> Known.ADMIN;
            case "member" -> Known.MEMBER;
            case "viewer" -> Known.VIEWER;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
