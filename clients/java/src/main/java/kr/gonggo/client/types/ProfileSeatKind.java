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

    @Override
    public String toString() {
        return value;
    }
}
