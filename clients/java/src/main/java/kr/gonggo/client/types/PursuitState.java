// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record PursuitState(String value) implements Text {
    /** {@code watching} */
    public static final PursuitState WATCHING = new PursuitState("watching");

    /** {@code preparing} */
    public static final PursuitState PREPARING = new PursuitState("preparing");

    /** {@code bid} */
    public static final PursuitState BID = new PursuitState("bid");

    /** {@code won} */
    public static final PursuitState WON = new PursuitState("won");

    /** {@code lost} */
    public static final PursuitState LOST = new PursuitState("lost");

    /** {@code dropped} */
    public static final PursuitState DROPPED = new PursuitState("dropped");

    @Override
    public String toString() {
        return value;
    }
}
