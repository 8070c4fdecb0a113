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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code agency} */
        AGENCY,
        /** {@code industry} */
        INDUSTRY,
        /** {@code amountBand} */
        AMOUNT_BAND,
        /** {@code winner} */
        WINNER,
        /** {@code bsnsDiv} */
        BSNS_DIV,
        /** {@code region} */
        REGION,
        /** {@code month} */
        MONTH,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "agency" -> Known.AGENCY;
            case "industry" -> Known.INDUSTRY;
            case "amountBand" -> Known.AMOUNT_BAND;
            case "winner" -> Known.WINNER;
            case "bsnsDiv" -> Known.BSNS_DIV;
            case "region" -> Known.REGION;
            case "month" -> Known.MONTH;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
