// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * The deliveries to send again.
 */
public final class DeliveryRange extends Input {
    /** Makes one that says nothing yet. */
    public DeliveryRange() {}

    /**
     * Deliveries created at this time or later: a time with offset, or a date. Required.
     *
     * @param value the value
     * @return this
     */
    public DeliveryRange from(String value) {
        set("from", value);
        return this;
    }

    /**
     * End of the range, inclusive. Absent: now.
     *
     * @param value the value, or null
     * @return this
     */
    public DeliveryRange to(String value) {
        set("to", value);
        return this;
    }

    /**
     * State of the deliveries to send again. Default: {@code failed}.
     *
     * @param value the value, or null
     * @return this
     */
    public DeliveryRange state(DeliveryRangeState value) {
        set("state", value);
        return this;
    }
}
