// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record KeywordAlertOn(String value) implements Text {
    /** {@code new} */
    public static final KeywordAlertOn NEW = new KeywordAlertOn("new");

    /** {@code deadline_changed} */
    public static final KeywordAlertOn DEADLINE_CHANGED = new KeywordAlertOn("deadline_changed");

    /** {@code price_changed} */
    public static final KeywordAlertOn PRICE_CHANGED = new KeywordAlertOn("price_changed");

    /** {@code cancelled} */
    public static final KeywordAlertOn CANCELLED = new KeywordAlertOn("cancelled");

    /** {@code awarded} */
    public static final KeywordAlertOn AWARDED = new KeywordAlertOn("awarded");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code new} */
        NEW,
        /** {@code deadline_changed} */
        DEADLINE_CHANGED,
        /** {@code price_changed} */
        PRICE_CHANGED,
        /** {@code cancelled} */
        CANCELLED,
        /** {@code awarded} */
        AWARDED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "new" -> Known.NEW;
            case "deadline_changed" -> Known.DEADLINE_CHANGED;
            case "price_changed" -> Known.PRICE_CHANGED;
            case "cancelled" -> Known.CANCELLED;
            case "awarded" -> Known.AWARDED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
