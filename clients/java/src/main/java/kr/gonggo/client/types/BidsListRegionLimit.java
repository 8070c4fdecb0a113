// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidsListRegionLimit(String value) implements Text {
    /** {@code limited} */
    public static final BidsListRegionLimit LIMITED = new BidsListRegionLimit("limited");

    /** {@code nationwide} */
    public static final BidsListRegionLimit NATIONWIDE = new BidsListRegionLimit("nationwide");

    /** {@code unstated} */
    public static final BidsListRegionLimit UNSTATED = new BidsListRegionLimit("unstated");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code limited} */
        LIMITED,
        /** {@code nationwide} */
        NATIONWIDE,
        /** {@code unstated} */
        UNSTATED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "limited" -> Known.LIMITED;
            case "nationwide" -> Known.NATIONWIDE;
            case "unstated" -> Known.UNSTATED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
