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

    @Override
    public String toString() {
        return value;
    }
}
