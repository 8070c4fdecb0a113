// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record DeliveryState(String value) implements Text {
    /** {@code pending} */
    public static final DeliveryState PENDING = new DeliveryState("pending");

    /** {@code delivered} */
    public static final DeliveryState DELIVERED = new DeliveryState("delivered");

    /** {@code failed} */
    public static final DeliveryState FAILED = new DeliveryState("failed");

    /** {@code held} */
    public static final DeliveryState HELD = new DeliveryState("held");

    /** {@code aborted} */
    public static final DeliveryState ABORTED = new DeliveryState("aborted");

    /** {@code expired} */
    public static final DeliveryState EXPIRED = new DeliveryState("expired");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code pending} */
        PENDING,
        /** {@code delivered} */
        DELIVERED,
        /** {@code failed} */
        FAILED,
        /** {@code held} */
        HELD,
        /** {@code aborted} */
        ABORTED,
        /** {@code expired} */
        EXPIRED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "pending" -> Known.PENDING;
            case "delivered" -> Known.DELIVERED;
            case "failed" -> Known.FAILED;
            case "held" -> Known.HELD;
            case "aborted" -> Known.ABORTED;
            case "expired" -> Known.EXPIRED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
