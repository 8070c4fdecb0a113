// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Requirements on the authenticator.
 *
 * @param residentKey The passkey must be discoverable: usable without its identifier.
 * @param requireResidentKey The same, for older browsers.
 * @param userVerification User verification is required.
 */
public record PasskeyOptionsAuthenticatorSelection(
        PasskeyRequestUserVerification residentKey,
        boolean requireResidentKey,
        PasskeyRequestUserVerification userVerification) {}
