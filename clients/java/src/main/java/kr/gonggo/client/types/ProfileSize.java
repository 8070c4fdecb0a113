// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ProfileSize(String value) implements Text {
    /** {@code micro} */
    public static final ProfileSize MICRO = new ProfileSize("micro");

    /** {@code small} */
    public static final ProfileSize SMALL = new ProfileSize("small");

    /** {@code medium} */
    public static final ProfileSize MEDIUM = new ProfileSize("medium");

    /** {@code large} */
    public static final ProfileSize LARGE = new ProfileSize("large");

    @Override
    public String toString() {
        return value;
    }
}
