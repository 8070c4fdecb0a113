// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidsListFacet(String value) implements Text {
    /** {@code status} */
    public static final BidsListFacet STATUS = new BidsListFacet("status");

    /** {@code bsnsDiv} */
    public static final BidsListFacet BSNS_DIV = new BidsListFacet("bsnsDiv");

    /** {@code region} */
    public static final BidsListFacet REGION = new BidsListFacet("region");

    /** {@code regionLimit} */
    public static final BidsListFacet REGION_LIMIT = new BidsListFacet("regionLimit");

    /** {@code agency} */
    public static final BidsListFacet AGENCY = new BidsListFacet("agency");

    /** {@code month} */
    public static final BidsListFacet MONTH = new BidsListFacet("month");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code status} */
        STATUS,
        /** {@code bsnsDiv} */
        BSNS_DIV,
        /** {@code region} */
        REGION,
        /** {@code regionLimit} */
        REGION_LIMIT,
        /** {@code agency} */
        AGENCY,
        /** {@code month} */
        MONTH,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "status" -> Known.STATUS;
            case "bsnsDiv" -> Known.BSNS_DIV;
            case "region" -> Known.REGION;
            case "regionLimit" -> Known.REGION_LIMIT;
            case "agency" -> Known.AGENCY;
            case "month" -> Known.MONTH;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
