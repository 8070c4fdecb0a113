// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ReportFormat(String value) implements Text {
    /** {@code pdf} */
    public static final ReportFormat PDF = new ReportFormat("pdf");

    /** {@code xlsx} */
    public static final ReportFormat XLSX = new ReportFormat("xlsx");

    /** {@code html} */
    public static final ReportFormat HTML = new ReportFormat("html");

    /** {@code json} */
    public static final ReportFormat JSON = new ReportFormat("json");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code pdf} */
        PDF,
        /** {@code xlsx} */
        XLSX,
        /** {@code html} */
        HTML,
        /** {@code json} */
        JSON,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "pdf" -> Known.PDF;
            case "xlsx" -> Known.XLSX;
            case "html" -> Known.HTML;
            case "json" -> Known.JSON;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
