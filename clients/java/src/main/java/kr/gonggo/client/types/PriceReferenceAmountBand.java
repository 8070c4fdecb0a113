// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record PriceReferenceAmountBand(String value) implements Text {
    /** {@code lt50M} */
    public static final PriceReferenceAmountBand LT_50_M = new PriceReferenceAmountBand("lt50M");

    /** {@code 50M-100M} */
    public static final PriceReferenceAmountBand _50_M_100_M = new PriceReferenceAmountBand("50M-100M");

    /** {@code 100M-300M} */
    public static final PriceReferenceAmountBand _100_M_300_M = new PriceReferenceAmountBand("100M-300M");

    /** {@code 300M-1B} */
    public static final PriceReferenceAmountBand _300_M_1_B = new PriceReferenceAmountBand("300M-1B");

    /** {@code 1B-5B} */
    public static final PriceReferenceAmountBand _1_B_5_B = new PriceReferenceAmountBand("1B-5B");

    /** {@code 5B-10B} */
    public static final PriceReferenceAmountBand _5_B_10_B = new PriceReferenceAmountBand("5B-10B");

    /** {@code gte10B} */
    public static final PriceReferenceAmountBand GTE_10_B = new PriceReferenceAmountBand("gte10B");

    /** {@code unknown} */
    public static final PriceReferenceAmountBand UNKNOWN = new PriceReferenceAmountBand("unknown");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code lt50M} */
        LT_50_M,
        /** {@code 50M-100M} */
        _50_M_100_M,
        /** {@code 100M-300M} */
        _100_M_300_M,
        /** {@code 300M-1B} */
        _300_M_1_B,
        /** {@code 1B-5B} */
        _1_B_5_B,
        /** {@code 5B-10B} */
        _5_B_10_B,
        /** {@code gte10B} */
        GTE_10_B,
        /** {@code unknown} */
        UNKNOWN,
        /** A word of a newer service. */
        NOT_KNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "lt50M" -> Known.LT_50_M;
            case "50M-100M" -> Known._50_M_100_M;
            case "100M-300M" -> Known._100_M_300_M;
            case "300M-1B" -> Known._300_M_1_B;
            case "1B-5B" -> Known._1_B_5_B;
            case "5B-10B" -> Known._5_B_10_B;
            case "gte10B" -> Known.GTE_10_B;
            case "unknown" -> Known.UNKNOWN;
            default -> Known.NOT_KNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
