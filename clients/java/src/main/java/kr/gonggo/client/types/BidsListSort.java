// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidsListSort(String value) implements Text {
    /** {@code -postedAt} */
    public static final BidsListSort POSTED_AT_DESCENDING = new BidsListSort("-postedAt");

    /** {@code postedAt} */
    public static final BidsListSort POSTED_AT = new BidsListSort("postedAt");

    /** {@code closeAt} */
    public static final BidsListSort CLOSE_AT = new BidsListSort("closeAt");

    /** {@code -closeAt} */
    public static final BidsListSort CLOSE_AT_DESCENDING = new BidsListSort("-closeAt");

    /** {@code estimatedPrice} */
    public static final BidsListSort ESTIMATED_PRICE = new BidsListSort("estimatedPrice");

    /** {@code -estimatedPrice} */
    public static final BidsListSort ESTIMATED_PRICE_DESCENDING = new BidsListSort("-estimatedPrice");

    /** {@code -updatedAt} */
    public static final BidsListSort UPDATED_AT_DESCENDING = new BidsListSort("-updatedAt");

    /** {@code updatedAt} */
    public static final BidsListSort UPDATED_AT = new BidsListSort("updatedAt");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code -postedAt} */
        POSTED_AT_DESCENDING,
        /** {@code postedAt} */
        POSTED_AT,
        /** {@code closeAt} */
        CLOSE_AT,
        /** {@code -closeAt} */
        CLOSE_AT_DESCENDING,
        /** {@code estimatedPrice} */
        ESTIMATED_PRICE,
        /** {@code -estimatedPrice} */
        ESTIMATED_PRICE_DESCENDING,
        /** {@code -updatedAt} */
        UPDATED_AT_DESCENDING,
        /** {@code updatedAt} */
        UPDATED_AT,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "-postedAt" -> Known.POSTED_AT_DESCENDING;
            case "postedAt" -> Known.POSTED_AT;
            case "closeAt" -> Known.CLOSE_AT;
            case "-closeAt" -> Known.CLOSE_AT_DESCENDING;
            case "estimatedPrice" -> Known.ESTIMATED_PRICE;
            case "-estimatedPrice" -> Known.ESTIMATED_PRICE_DESCENDING;
            case "-updatedAt" -> Known.UPDATED_AT_DESCENDING;
            case "updatedAt" -> Known.UPDATED_AT;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
