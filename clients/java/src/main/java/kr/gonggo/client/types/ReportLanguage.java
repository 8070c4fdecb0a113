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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code ko} */
        KO,
        /** {@code en} */
        EN,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "ko" -> Known.KO;
            case "en" -> Known.EN;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
