// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ServiceStage(String value) implements Text {
    /** {@code closed-beta} */
    public static final ServiceStage CLOSED_BETA = new ServiceStage("closed-beta");

    /** {@code open-beta} */
    public static final ServiceStage OPEN_BETA = new ServiceStage("open-beta");

    /** {@code general} */
    public static final ServiceStage GENERAL = new ServiceStage("general");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code closed-beta} */
        CLOSED_BETA,
        /** {@code open-beta} */
        OPEN_BETA,
        /** {@code general} */
        GENERAL,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "closed-beta" -> Known.CLOSED_BETA;
            case "open-beta" -> Known.OPEN_BETA;
            case "general" -> Known.GENERAL;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
