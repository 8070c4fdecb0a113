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

    @Override
    public String toString() {
        return value;
    }
}
