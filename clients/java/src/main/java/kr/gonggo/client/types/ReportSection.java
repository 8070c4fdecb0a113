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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code matches} */
        MATCHES,
        /** {@code closing} */
        CLOSING,
        /** {@code awards} */
        AWARDS,
        /** {@code competitors} */
        COMPETITORS,
        /** {@code statistics} */
        STATISTICS,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "matches" -> Known.MATCHES;
            case "closing" -> Known.CLOSING;
            case "awards" -> Known.AWARDS;
            case "competitors" -> Known.COMPETITORS;
            case "statistics" -> Known.STATISTICS;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
