// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ReportPeriod(String value) implements Text {
    /** {@code weekly} */
    public static final ReportPeriod WEEKLY = new ReportPeriod("weekly");

    /** {@code monthly} */
    public static final ReportPeriod MONTHLY = new ReportPeriod("monthly");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code weekly} */
        WEEKLY,
        /** {@code monthly} */
        MONTHLY,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "weekly" -> Known.WEEKLY;
            case "monthly" -> Known.MONTHLY;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
