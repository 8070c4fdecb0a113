// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Options for {@code PublicKeyCredential.parseCreationOptionsFromJSON()} and {@code navigator.credentials.create()}.
 *
 * @param rp The service.
 * @param user The user of the new passkey.
 * @param challenge Challenge for the passkey to sign; valid once: base64url.
 * @param pubKeyCredParams Accepted signature algorithms, most preferred first.
 * @param timeout Validity of the challenge in milliseconds.
 * @param excludeCredentials Your existing passkeys, so that a device does not register twice.
 * @param authenticatorSelection Requirements on the authenticator.
 * @param attestation No attestation is requested.
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
