// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * The response of the authenticator.
 */
public final class PasskeyAttestationResponse extends Input {
    /** Makes one that says nothing yet. */
    public PasskeyAttestationResponse() {}

    /**
     * Client data that the device signed: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAttestationResponse clientDataJSON(String value) {
        set("clientDataJSON", value);
        return this;
    }

    /**
     * Attestation object with the public key of the passkey: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAttestationResponse attestationObject(String value) {
        set("attestationObject", value);
        return this;
    }

    /**
     * Transports of the authenticator, as the browser reports them.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAttestationResponse transports(List<PasskeyAttestationResponseTransport> value) {
        set("transports", value);
        return this;
    }
}
