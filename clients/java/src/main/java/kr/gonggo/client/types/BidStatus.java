// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidStatus(String value) implements Text {
    /** {@code open} */
    public static final BidStatus OPEN = new BidStatus("open");

    /** {@code closed} */
    public static final BidStatus CLOSED = new BidStatus("closed");

    /** {@code opened} */
    public static final BidStatus OPENED = new BidStatus("opened");

    /** {@code awarded} */
    public static final BidStatus AWARDED = new BidStatus("awarded");

    /** {@code failed} */
    public static final BidStatus FAILED = new BidStatus("failed");

    /** {@code cancelled} */
    public static final BidStatus CANCELLED = new BidStatus("cancelled");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code open} */
        OPEN,
        /** {@code closed} */
        CLOSED,
        /** {@code opened} */
        OPENED,
        /** {@code awarded} */
        AWARDED,
        /** {@code failed} */
        FAILED,
        /** {@code cancelled} */
        CANCELLED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "open" -> Known.OPEN;
            case "closed" -> Known.CLOSED;
            case "opened" -> Known.OPENED;
            case "awarded" -> Known.AWARDED;
            case "failed" -> Known.FAILED;
            case "cancelled" -> Known.CANCELLED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
