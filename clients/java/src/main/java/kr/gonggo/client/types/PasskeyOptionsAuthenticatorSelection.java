// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * What the device must be able to do.
 *
 * @param residentKey The device must find it without being told which one.
 * @param requireResidentKey The same for older browsers.
 * @param userVerification The device must ask who is there.
 */
public record PasskeyOptionsAuthenticatorSelection(
        PasskeyRequestUserVerification residentKey,
        boolean requireResidentKey,
        PasskeyRequestUserVerification userVerification) {}
