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
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public DeliveryRange to(String value) {
        setGiven("to", value);
        return this;
    }

    /**
     * Sends null for {@code to}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public DeliveryRange resetTo() {
        set("to", null);
        return this;
    }

    /**
     * State of the deliveries to send again. Default: {@code failed}.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public DeliveryRange state(DeliveryRangeState value) {
        setGiven("state", value);
        return this;
    }

    /**
     * Sends null for {@code state}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public DeliveryRange resetState() {
        set("state", null);
        return this;
    }
}
