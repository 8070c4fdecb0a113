// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * The signed response of the authenticator.
 */
public final class PasskeyAssertionResponse extends Input {
    /** Makes one that says nothing yet. */
    public PasskeyAssertionResponse() {}

    /**
     * Client data that the device signed: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAssertionResponse clientDataJSON(String value) {
        set("clientDataJSON", value);
        return this;
    }

    /**
     * Authenticator data: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAssertionResponse authenticatorData(String value) {
        set("authenticatorData", value);
        return this;
    }

    /**
     * Signature over client and authenticator data: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAssertionResponse signature(String value) {
        set("signature", value);
        return this;
    }

    /**
     * User handle of the passkey: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAssertionResponse userHandle(String value) {
        set("userHandle", value);
        return this;
    }
}
