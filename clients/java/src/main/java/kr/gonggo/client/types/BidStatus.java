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

    @Override
    public String toString() {
        return value;
    }
}
