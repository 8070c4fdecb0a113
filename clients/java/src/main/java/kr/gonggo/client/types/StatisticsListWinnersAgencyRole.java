// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record StatisticsListWinnersAgencyRole(String value) implements Text {
    /** {@code any} */
    public static final StatisticsListWinnersAgencyRole ANY = new StatisticsListWinnersAgencyRole("any");

    /** {@code issuing} */
    public static final StatisticsListWinnersAgencyRole ISSUING = new StatisticsListWinnersAgencyRole("issuing");

    /** {@code demand} */
    public static final StatisticsListWinnersAgencyRole DEMAND = new StatisticsListWinnersAgencyRole("demand");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code any} */
        ANY,
        /** {@code issuing} */
        ISSUING,
        /** {@code demand} */
        DEMAND,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "any" -> Known.ANY;
            case "issuing" -> Known.ISSUING;
            case "demand" -> Known.DEMAND;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
