// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * The new name.
 */
public final class PasskeyChange extends Input {
    /** Makes one that says nothing yet. */
    public PasskeyChange() {}

    /**
     * Name of the passkey. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyChange name(String value) {
        set("name", value);
        return this;
    }
}
