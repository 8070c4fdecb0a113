// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidChangeOp(String value) implements Text {
    /** {@code upsert} */
    public static final BidChangeOp UPSERT = new BidChangeOp("upsert");

    /** {@code delete} */
    public static final BidChangeOp DELETE = new BidChangeOp("delete");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code upsert} */
        UPSERT,
        /** {@code delete} */
        DELETE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "upsert" -> Known.UPSERT;
            case "delete" -> Known.DELETE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
