// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * For {@code PublicKeyCredential.parseCreationOptionsFromJSON()} and {@code navigator.credentials.create()}.
 *
 * @param rp The service.
 * @param user Whose passkey it will be.
 * @param challenge What the passkey is to sign, once: base64url.
 * @param pubKeyCredParams Signatures that are accepted, the favourite first.
 * @param timeout Milliseconds for which the challenge is good.
 * @param excludeCredentials Your passkeys, so that no device gets a second one.
 * @param authenticatorSelection What the device must be able to do.
 * @param attestation No certificate of the device is asked for.
 */
public record PasskeyOptions(
        SessionAccount rp,
        PasskeyOptionsUser user,
        String challenge,
        List<PasskeyOptionsPubKeyCredParam> pubKeyCredParams,
        int timeout,
        List<PasskeyOptionsExcludeCredential> excludeCredentials,
        PasskeyOptionsAuthenticatorSelection authenticatorSelection,
        PasskeyOptionsAttestation attestation) {
    /** Tells no field: there are secrets among them. */
    @Override
    public String toString() {
        return "PasskeyOptions[…]";
    }
}
