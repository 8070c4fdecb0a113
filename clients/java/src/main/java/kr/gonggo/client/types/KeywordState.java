// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record KeywordState(String value) implements Text {
    /** {@code active} */
    public static final KeywordState ACTIVE = new KeywordState("active");

    /** {@code paused} */
    public static final KeywordState PAUSED = new KeywordState("paused");

    @Override
    public String toString() {
        return value;
    }
}
