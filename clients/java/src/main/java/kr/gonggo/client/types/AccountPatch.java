// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Settings to change.
 */
public final class AccountPatch extends Input {
    /** Makes one that says nothing yet. */
    public AccountPatch() {}

    /**
     * The business registration number of the company: ten digits, with or without hyphens; returned without.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public AccountPatch businessNo(String value) {
        setGiven("businessNo", value);
        return this;
    }

    /**
     * Sends null for {@code businessNo}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public AccountPatch resetBusinessNo() {
        set("businessNo", null);
        return this;
    }
}
