// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record PriceReferenceScope(String value) implements Text {
    /** {@code agency} */
    public static final PriceReferenceScope AGENCY = new PriceReferenceScope("agency");

    /** {@code region} */
    public static final PriceReferenceScope REGION = new PriceReferenceScope("region");

    /** {@code band} */
    public static final PriceReferenceScope BAND = new PriceReferenceScope("band");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code agency} */
        AGENCY,
        /** {@code region} */
        REGION,
        /** {@code band} */
        BAND,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "agency" -> Known.AGENCY;
            case "region" -> Known.REGION;
            case "band" -> Known.BAND;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
