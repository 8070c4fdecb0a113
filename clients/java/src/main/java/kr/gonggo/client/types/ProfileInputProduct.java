// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * A product that the company is registered for.
 */
public final class ProfileInputProduct extends Input {
    /** Makes one that says nothing yet. */
    public ProfileInputProduct() {}

    /**
     * Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호). Required.
     *
     * @param value the value
     * @return this
     */
    public ProfileInputProduct code(String value) {
        set("code", value);
        return this;
    }

    /**
     * Whether the company makes the product itself; {@code null} = not declared.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public ProfileInputProduct manufactures(Boolean value) {
        setGiven("manufactures", value);
        return this;
    }

    /**
     * Sends null for {@code manufactures}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public ProfileInputProduct resetManufactures() {
        set("manufactures", null);
        return this;
    }
}
