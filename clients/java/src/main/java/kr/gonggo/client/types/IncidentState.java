// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record IncidentState(String value) implements Text {
    /** {@code open} */
    public static final IncidentState OPEN = new IncidentState("open");

    /** {@code contained} */
    public static final IncidentState CONTAINED = new IncidentState("contained");

    /** {@code resolved} */
    public static final IncidentState RESOLVED = new IncidentState("resolved");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code open} */
        OPEN,
        /** {@code contained} */
        CONTAINED,
        /** {@code resolved} */
        RESOLVED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "open" -> Known.OPEN;
            case "contained" -> Known.CONTAINED;
            case "resolved" -> Known.RESOLVED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
