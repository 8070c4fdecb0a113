// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record DeliveryRangeState(String value) implements Text {
    /** {@code delivered} */
    public static final DeliveryRangeState DELIVERED = new DeliveryRangeState("delivered");

    /** {@code failed} */
    public static final DeliveryRangeState FAILED = new DeliveryRangeState("failed");

    /** {@code aborted} */
    public static final DeliveryRangeState ABORTED = new DeliveryRangeState("aborted");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code delivered} */
        DELIVERED,
        /** {@code failed} */
        FAILED,
        /** {@code aborted} */
        ABORTED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "delivered" -> Known.DELIVERED;
            case "failed" -> Known.FAILED;
            case "aborted" -> Known.ABORTED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
