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

    @Override
    public String toString() {
        return value;
    }
}
