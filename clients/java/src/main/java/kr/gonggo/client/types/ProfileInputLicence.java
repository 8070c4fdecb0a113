// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * A licence or registration that the company holds.
 */
public final class ProfileInputLicence extends Input {
    /** Makes one that says nothing yet. */
    public ProfileInputLicence() {}

    /**
     * Industry code, as {@code GET /v1/codes/industries} lists them. Required.
     *
     * @param value the value
     * @return this
     */
    public ProfileInputLicence code(String value) {
        set("code", value);
        return this;
    }

    /**
     * Name of the industry. Required.
     *
     * @param value the value
     * @return this
     */
    public ProfileInputLicence name(String value) {
        set("name", value);
        return this;
    }

    /**
     * Last day on which it is valid; {@code 9999-12-31} = it does not expire; {@code null} = not declared.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public ProfileInputLicence until(String value) {
        setGiven("until", value);
        return this;
    }

    /**
     * Sends null for {@code until}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public ProfileInputLicence resetUntil() {
        set("until", null);
        return this;
    }
}
