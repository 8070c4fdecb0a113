// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * What the device has made.
 */
public final class PasskeyAttestationResponse extends Input {
    /** Makes one that says nothing yet. */
    public PasskeyAttestationResponse() {}

    /**
     * What the browser has had signed: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAttestationResponse clientDataJSON(String value) {
        set("clientDataJSON", value);
        return this;
    }

    /**
     * The new passkey, with its public key: base64url. Required.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAttestationResponse attestationObject(String value) {
        set("attestationObject", value);
        return this;
    }

    /**
     * How the device can be reached, as the browser says.
     *
     * @param value the value
     * @return this
     */
    public PasskeyAttestationResponse transports(List<PasskeyAttestationResponseTransport> value) {
        set("transports", value);
        return this;
    }
}
