// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record SingleBidScope(String value) implements Text {
    /** {@code agencyIndustry} */
    public static final SingleBidScope AGENCY_INDUSTRY = new SingleBidScope("agencyIndustry");

    /** {@code agency} */
    public static final SingleBidScope AGENCY = new SingleBidScope("agency");

    /** {@code regionIndustry} */
    public static final SingleBidScope REGION_INDUSTRY = new SingleBidScope("regionIndustry");

    /** {@code region} */
    public static final SingleBidScope REGION = new SingleBidScope("region");

    /** {@code industry} */
    public static final SingleBidScope INDUSTRY = new SingleBidScope("industry");

    @Override
    public String toString() {
        return value;
    }
}
