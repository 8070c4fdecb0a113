// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * For {@code PublicKeyCredential.parseRequestOptionsFromJSON()} and {@code navigator.credentials.get()}.
 *
 * @param challenge What the passkey is to sign, once: base64url.
 * @param rpId Name that browsers bind the passkey to: the host of the service.
 * @param timeout Milliseconds for which the challenge is good.
 * @param userVerification The device must ask who is there.
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
