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

    @Override
    public String toString() {
        return value;
    }
}
