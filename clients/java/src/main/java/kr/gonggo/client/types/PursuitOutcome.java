// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record PursuitOutcome(String value) implements Text {
    /** {@code awarded} */
    public static final PursuitOutcome AWARDED = new PursuitOutcome("awarded");

    /** {@code failed} */
    public static final PursuitOutcome FAILED = new PursuitOutcome("failed");

    /** {@code rebid} */
    public static final PursuitOutcome REBID = new PursuitOutcome("rebid");

    /** {@code cancelled} */
    public static final PursuitOutcome CANCELLED = new PursuitOutcome("cancelled");

    @Override
    public String toString() {
        return value;
    }
}
