// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record StatisticsListWinnersSort(String value) implements Text {
    /** {@code -awards} */
    public static final StatisticsListWinnersSort AWARDS_DESCENDING = new StatisticsListWinnersSort("-awards");

    /** {@code awards} */
    public static final StatisticsListWinnersSort AWARDS = new StatisticsListWinnersSort("awards");

    /** {@code -totalAmount} */
    public static final StatisticsListWinnersSort TOTAL_AMOUNT_DESCENDING = new StatisticsListWinnersSort("-totalAmount");

    /** {@code totalAmount} */
    public static final StatisticsListWinnersSort TOTAL_AMOUNT = new StatisticsListWinnersSort("totalAmount");

    /** {@code -medianAmount} */
    public static final StatisticsListWinnersSort MEDIAN_AMOUNT_DESCENDING = new StatisticsListWinnersSort("-medianAmount");

    /** {@code medianAmount} */
    public static final StatisticsListWinnersSort MEDIAN_AMOUNT = new StatisticsListWinnersSort("medianAmount");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code -awards} */
        AWARDS_DESCENDING,
        /** {@code awards} */
        AWARDS,
        /** {@code -totalAmount} */
        TOTAL_AMOUNT_DESCENDING,
        /** {@code totalAmount} */
        TOTAL_AMOUNT,
        /** {@code -medianAmount} */
        MEDIAN_AMOUNT_DESCENDING,
        /** {@code medianAmount} */
        MEDIAN_AMOUNT,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "-awards" -> Known.AWARDS_DESCENDING;
            case "awards" -> Known.AWARDS;
            case "-totalAmount" -> Known.TOTAL_AMOUNT_DESCENDING;
            case "totalAmount" -> Known.TOTAL_AMOUNT;
            case "-medianAmount" -> Known.MEDIAN_AMOUNT_DESCENDING;
            case "medianAmount" -> Known.MEDIAN_AMOUNT;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
