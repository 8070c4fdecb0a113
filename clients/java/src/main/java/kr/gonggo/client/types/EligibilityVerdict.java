// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EligibilityVerdict(String value) implements Text {
    /** {@code yes} */
    public static final EligibilityVerdict YES = new EligibilityVerdict("yes");

    /** {@code check} */
    public static final EligibilityVerdict CHECK = new EligibilityVerdict("check");

    /** {@code no} */
    public static final EligibilityVerdict NO = new EligibilityVerdict("no");

    @Override
    public String toString() {
        return value;
    }
}
