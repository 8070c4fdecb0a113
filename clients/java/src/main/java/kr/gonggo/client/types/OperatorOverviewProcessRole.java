// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record OperatorOverviewProcessRole(String value) implements Text {
    /** {@code all} */
    public static final OperatorOverviewProcessRole ALL = new OperatorOverviewProcessRole("all");

    /** {@code api} */
    public static final OperatorOverviewProcessRole API = new OperatorOverviewProcessRole("api");

    /** {@code worker} */
    public static final OperatorOverviewProcessRole WORKER = new OperatorOverviewProcessRole("worker");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code all} */
        ALL,
        /** {@code api} */
        API,
        /** {@code worker} */
        WORKER,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "all" -> Known.ALL;
            case "api" -> Known.API;
            case "worker" -> Known.WORKER;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
