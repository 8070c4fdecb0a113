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

    @Override
    public String toString() {
        return value;
    }
}
