// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record PursuitsListSort(String value) implements Text {
    /** {@code -updatedAt} */
    public static final PursuitsListSort UPDATED_AT_DESCENDING = new PursuitsListSort("-updatedAt");

    /** {@code updatedAt} */
    public static final PursuitsListSort UPDATED_AT = new PursuitsListSort("updatedAt");

    /** {@code closeAt} */
    public static final PursuitsListSort CLOSE_AT = new PursuitsListSort("closeAt");

    /** {@code -closeAt} */
    public static final PursuitsListSort CLOSE_AT_DESCENDING = new PursuitsListSort("-closeAt");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code -updatedAt} */
        UPDATED_AT_DESCENDING,
        /** {@code updatedAt} */
        UPDATED_AT,
        /** {@code closeAt} */
        CLOSE_AT,
        /** {@code -closeAt} */
        CLOSE_AT_DESCENDING,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "-updatedAt" -> Known.UPDATED_AT_DESCENDING;
            case "updatedAt" -> Known.UPDATED_AT;
            case "closeAt" -> Known.CLOSE_AT;
            case "-closeAt" -> Known.CLOSE_AT_DESCENDING;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
