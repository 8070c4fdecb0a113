// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record StatisticsListWinnersGroupBy(String value) implements Text {
    /** {@code agency} */
    public static final StatisticsListWinnersGroupBy AGENCY = new StatisticsListWinnersGroupBy("agency");

    /** {@code industry} */
    public static final StatisticsListWinnersGroupBy INDUSTRY = new StatisticsListWinnersGroupBy("industry");

    /** {@code amountBand} */
    public static final StatisticsListWinnersGroupBy AMOUNT_BAND = new StatisticsListWinnersGroupBy("amountBand");

    /** {@code winner} */
    public static final StatisticsListWinnersGroupBy WINNER = new StatisticsListWinnersGroupBy("winner");

    /** {@code bsnsDiv} */
    public static final StatisticsListWinnersGroupBy BSNS_DIV = new StatisticsListWinnersGroupBy("bsnsDiv");

    /** {@code region} */
    public static final StatisticsListWinnersGroupBy REGION = new StatisticsListWinnersGroupBy("region");

    /** {@code month} */
    public static final StatisticsListWinnersGroupBy MONTH = new StatisticsListWinnersGroupBy("month");

    @Override
    public String toString() {
        return value;
    }
}
