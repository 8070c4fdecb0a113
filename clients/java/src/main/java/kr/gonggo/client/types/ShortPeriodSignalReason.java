// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ShortPeriodSignalReason(String value) implements Text {
    /** {@code no_dates} */
    public static final ShortPeriodSignalReason NO_DATES = new ShortPeriodSignalReason("no_dates");

    /** {@code no_method} */
    public static final ShortPeriodSignalReason NO_METHOD = new ShortPeriodSignalReason("no_method");

    /** {@code first_version_unknown} */
    public static final ShortPeriodSignalReason FIRST_VERSION_UNKNOWN = new ShortPeriodSignalReason("first_version_unknown");

    /** {@code too_few} */
    public static final ShortPeriodSignalReason TOO_FEW = new ShortPeriodSignalReason("too_few");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code no_dates} */
        NO_DATES,
        /** {@code no_method} */
        NO_METHOD,
        /** {@code first_version_unknown} */
        FIRST_VERSION_UNKNOWN,
        /** {@code too_few} */
        TOO_FEW,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "no_dates" -> Known.NO_DATES;
            case "no_method" -> Known.NO_METHOD;
            case "first_version_unknown" -> Known.FIRST_VERSION_UNKNOWN;
            case "too_few" -> Known.TOO_FEW;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
