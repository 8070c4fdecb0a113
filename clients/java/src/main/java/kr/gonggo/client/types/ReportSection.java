// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ReportSection(String value) implements Text {
    /** {@code matches} */
    public static final ReportSection MATCHES = new ReportSection("matches");

    /** {@code closing} */
    public static final ReportSection CLOSING = new ReportSection("closing");

    /** {@code awards} */
    public static final ReportSection AWARDS = new ReportSection("awards");

    /** {@code competitors} */
    public static final ReportSection COMPETITORS = new ReportSection("competitors");

    /** {@code statistics} */
    public static final ReportSection STATISTICS = new ReportSection("statistics");

    @Override
    public String toString() {
        return value;
    }
}
