// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ProblemErrorIn(String value) implements Text {
    /** {@code path} */
    public static final ProblemErrorIn PATH = new ProblemErrorIn("path");

    /** {@code query} */
    public static final ProblemErrorIn QUERY = new ProblemErrorIn("query");

    /** {@code header} */
    public static final ProblemErrorIn HEADER = new ProblemErrorIn("header");

    /** {@code body} */
    public static final ProblemErrorIn BODY = new ProblemErrorIn("body");

    @Override
    public String toString() {
        return value;
    }
}
