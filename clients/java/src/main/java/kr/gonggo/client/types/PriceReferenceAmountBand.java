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

    @Override
    public String toString() {
        return value;
    }
}
