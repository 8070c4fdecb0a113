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

    @Override
    public String toString() {
        return value;
    }
}
