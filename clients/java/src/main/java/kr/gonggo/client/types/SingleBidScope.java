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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code agencyIndustry} */
        AGENCY_INDUSTRY,
        /** {@code agency} */
        AGENCY,
        /** {@code regionIndustry} */
        REGION_INDUSTRY,
        /** {@code region} */
        REGION,
        /** {@code industry} */
        INDUSTRY,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "agencyIndustry" -> Known.AGENCY_INDUSTRY;
            case "agency" -> Known.AGENCY;
            case "regionIndustry" -> Known.REGION_INDUSTRY;
            case "region" -> Known.REGION;
            case "industry" -> Known.INDUSTRY;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
