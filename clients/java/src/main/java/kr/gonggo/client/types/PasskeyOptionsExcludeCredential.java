// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A passkey you have already.
 *
 * @param id Identifier of the passkey: base64url.
 * @param type The only kind there is.
 * @param transports How the device can be reached, as the browser says.
 */
public record PasskeyOptionsExcludeCredential(
        String id,
        PasskeyOptionsPubKeyCredParamType type,
        List<PasskeyAttestationResponseTransport> transports) {}
