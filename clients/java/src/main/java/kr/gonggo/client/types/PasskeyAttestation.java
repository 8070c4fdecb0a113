// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * These fields of {@code toJSON()} of the credential returned by {@code navigator.credentials.create()}.
 */
public final class PasskeyAttestation extends Input {
    /** Makes one that says nothing yet. */
    public PasskeyAttestation() {}

    /**
     * Identifier of the passkey, from {@code toJSON()} of the credential: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAttestation id(String value) {
        set("id", value);
        return this;
    }

    /**
     * The response of the authenticator. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAttestation response(PasskeyAttestationResponse value) {
        set("response", value);
        return this;
    }
}
