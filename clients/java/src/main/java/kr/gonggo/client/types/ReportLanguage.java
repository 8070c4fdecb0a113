// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ReportLanguage(String value) implements Text {
    /** {@code ko} */
    public static final ReportLanguage KO = new ReportLanguage("ko");

    /** {@code en} */
    public static final ReportLanguage EN = new ReportLanguage("en");

    @Override
    public String toString() {
        return value;
    }
}
