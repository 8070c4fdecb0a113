// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/profile/registry}.
 */
public final class ProfileGetRegistryEntryQuery extends Input {
    /** Makes one that says nothing yet. */
    public ProfileGetRegistryEntryQuery() {}

    /**
     * Business registration number: ten digits, with or without hyphens. Required.
     *
     * @param value the value
     * @return this
     */
    public ProfileGetRegistryEntryQuery businessNo(String value) {
        set("businessNo", value);
        return this;
    }
}
