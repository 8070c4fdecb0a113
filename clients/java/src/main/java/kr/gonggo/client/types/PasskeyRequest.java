// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Options for {@code PublicKeyCredential.parseRequestOptionsFromJSON()} and {@code navigator.credentials.get()}.
 *
 * @param challenge Challenge for the passkey to sign; valid once: base64url.
 * @param rpId Relying party ID: the host of the service.
 * @param timeout Validity of the challenge in milliseconds.
 * @param userVerification User verification is required.
 */
public record PasskeyRequest(
        String challenge,
        String rpId,
        int timeout,
        PasskeyRequestUserVerification userVerification) {
    /** Tells no field: there are secrets among them. */
    @Override
    public String toString() {
        return "PasskeyRequest[…]";
    }
}
