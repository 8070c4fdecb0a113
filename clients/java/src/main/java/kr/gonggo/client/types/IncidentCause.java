// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record IncidentCause(String value) implements Text {
    /** {@code leaked} */
    public static final IncidentCause LEAKED = new IncidentCause("leaked");

    /** {@code outside_allow_list} */
    public static final IncidentCause OUTSIDE_ALLOW_LIST = new IncidentCause("outside_allow_list");

    /** {@code many_networks} */
    public static final IncidentCause MANY_NETWORKS = new IncidentCause("many_networks");

    /** {@code operator} */
    public static final IncidentCause OPERATOR = new IncidentCause("operator");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code leaked} */
        LEAKED,
        /** {@code outside_allow_list} */
        OUTSIDE_ALLOW_LIST,
        /** {@code many_networks} */
        MANY_NETWORKS,
        /** {@code operator} */
        OPERATOR,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "leaked" -> Known.LEAKED;
            case "outside_allow_list" -> Known.OUTSIDE_ALLOW_LIST;
            case "many_networks" -> Known.MANY_NETWORKS;
            case "operator" -> Known.OPERATOR;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
