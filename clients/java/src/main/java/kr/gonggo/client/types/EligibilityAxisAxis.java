// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EligibilityAxisAxis(String value) implements Text {
    /** {@code licence} */
    public static final EligibilityAxisAxis LICENCE = new EligibilityAxisAxis("licence");

    /** {@code region} */
    public static final EligibilityAxisAxis REGION = new EligibilityAxisAxis("region");

    /** {@code product} */
    public static final EligibilityAxisAxis PRODUCT = new EligibilityAxisAxis("product");

    /** {@code size} */
    public static final EligibilityAxisAxis SIZE = new EligibilityAxisAxis("size");

    /** {@code trackRecord} */
    public static final EligibilityAxisAxis TRACK_RECORD = new EligibilityAxisAxis("trackRecord");

    /** {@code jointBidding} */
    public static final EligibilityAxisAxis JOINT_BIDDING = new EligibilityAxisAxis("jointBidding");

    /** {@code sanctions} */
    public static final EligibilityAxisAxis SANCTIONS = new EligibilityAxisAxis("sanctions");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code licence} */
        LICENCE,
        /** {@code region} */
        REGION,
        /** {@code product} */
        PRODUCT,
        /** {@code size} */
        SIZE,
        /** {@code trackRecord} */
        TRACK_RECORD,
        /** {@code jointBidding} */
        JOINT_BIDDING,
        /** {@code sanctions} */
        SANCTIONS,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "licence" -> Known.LICENCE;
            case "region" -> Known.REGION;
            case "product" -> Known.PRODUCT;
            case "size" -> Known.SIZE;
            case "trackRecord" -> Known.TRACK_RECORD;
            case "jointBidding" -> Known.JOINT_BIDDING;
            case "sanctions" -> Known.SANCTIONS;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
