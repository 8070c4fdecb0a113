// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * A new passkey.
 */
public final class PasskeyInput extends Input {
    /** Makes one that says nothing yet. */
    public PasskeyInput() {}

    /**
     * Name of the passkey. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyInput name(String value) {
        set("name", value);
        return this;
    }

    /**
     * Says response. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyInput response(PasskeyAttestation value) {
        set("response", value);
        return this;
    }
}
