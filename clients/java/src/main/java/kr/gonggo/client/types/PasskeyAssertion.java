// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * From {@code toJSON()} of what {@code navigator.credentials.get()} gives, these fields.
 */
public final class PasskeyAssertion extends Input {
    /** Makes one that says nothing yet. */
    public PasskeyAssertion() {}

    /**
     * Identifier of the passkey, as {@code toJSON()} of the credential gives it: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAssertion id(String value) {
        set("id", value);
        return this;
    }

    /**
     * What the device has signed. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAssertion response(PasskeyAssertionResponse value) {
        set("response", value);
        return this;
    }
}
