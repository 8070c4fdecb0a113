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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code watching} */
        WATCHING,
        /** {@code preparing} */
        PREPARING,
        /** {@code bid} */
        BID,
        /** {@code won} */
        WON,
        /** {@code lost} */
        LOST,
        /** {@code dropped} */
        DROPPED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "watching" -> Known.WATCHING;
            case "preparing" -> Known.PREPARING;
            case "bid" -> Known.BID;
            case "won" -> Known.WON;
            case "lost" -> Known.LOST;
            case "dropped" -> Known.DROPPED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
