// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * What the device has signed.
 */
public final class PasskeyAssertionResponse extends Input {
    /** Makes one that says nothing yet. */
    public PasskeyAssertionResponse() {}

    /**
     * What the browser has had signed: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAssertionResponse clientDataJSON(String value) {
        set("clientDataJSON", value);
        return this;
    }

    /**
     * What the device says of itself: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAssertionResponse authenticatorData(String value) {
        set("authenticatorData", value);
        return this;
    }

    /**
     * Signature over both: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAssertionResponse signature(String value) {
        set("signature", value);
        return this;
    }

    /**
     * Whose passkey it is: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAssertionResponse userHandle(String value) {
        set("userHandle", value);
        return this;
    }
}
