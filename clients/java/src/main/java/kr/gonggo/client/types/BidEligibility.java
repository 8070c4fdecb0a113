// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidEligibility(String value) implements Text {
    /** {@code yes} */
    public static final BidEligibility YES = new BidEligibility("yes");

    /** {@code check} */
    public static final BidEligibility CHECK = new BidEligibility("check");

    /** {@code no} */
    public static final BidEligibility NO = new BidEligibility("no");

    @Override
    public String toString() {
        return value;
    }
}
