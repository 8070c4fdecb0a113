// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record AwardRateBasis(String value) implements Text {
    /** {@code plannedPrice} */
    public static final AwardRateBasis PLANNED_PRICE = new AwardRateBasis("plannedPrice");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code plannedPrice} */
        PLANNED_PRICE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "plannedPrice" -> Known.PLANNED_PRICE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
