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

    @Override
    public String toString() {
        return value;
    }
}
