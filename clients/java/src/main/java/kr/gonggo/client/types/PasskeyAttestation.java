// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * From {@code toJSON()} of what {@code navigator.credentials.create()} gives, these fields.
 */
public final class PasskeyAttestation extends Input {
    /** Makes one that says nothing yet. */
    public PasskeyAttestation() {}

    /**
     * Identifier of the passkey, as {@code toJSON()} of the credential gives it: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAttestation id(String value) {
        set("id", value);
        return this;
    }

    /**
     * What the device has made. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAttestation response(PasskeyAttestationResponse value) {
        set("response", value);
        return this;
    }
}
