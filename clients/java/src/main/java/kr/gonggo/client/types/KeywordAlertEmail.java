// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record KeywordAlertEmail(String value) implements Text {
    /** {@code off} */
    public static final KeywordAlertEmail OFF = new KeywordAlertEmail("off");

    /** {@code instant} */
    public static final KeywordAlertEmail INSTANT = new KeywordAlertEmail("instant");

    /** {@code daily} */
    public static final KeywordAlertEmail DAILY = new KeywordAlertEmail("daily");

    /** {@code weekly} */
    public static final KeywordAlertEmail WEEKLY = new KeywordAlertEmail("weekly");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code off} */
        OFF,
        /** {@code instant} */
        INSTANT,
        /** {@code daily} */
        DAILY,
        /** {@code weekly} */
        WEEKLY,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "off" -> Known.OFF;
            case "instant" -> Known.INSTANT;
            case "daily" -> Known.DAILY;
            case "weekly" -> Known.WEEKLY;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
