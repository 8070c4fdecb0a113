// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record PursuitStateBy(String value) implements Text {
    /** {@code person} */
    public static final PursuitStateBy PERSON = new PursuitStateBy("person");

    /** {@code result} */
    public static final PursuitStateBy RESULT = new PursuitStateBy("result");

    /** {@code correction} */
    public static final PursuitStateBy CORRECTION = new PursuitStateBy("correction");

    @Override
    public String toString() {
        return value;
    }
}
