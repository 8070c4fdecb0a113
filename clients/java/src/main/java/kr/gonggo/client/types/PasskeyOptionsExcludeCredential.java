// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A passkey you already have.
 *
 * @param id Identifier of the passkey: base64url.
 * @param type The only credential type.
 * @param transports Transports of the authenticator, as the browser reports them.
 */
public record PasskeyOptionsExcludeCredential(
        String id,
        PasskeyOptionsPubKeyCredParamType type,
        List<PasskeyAttestationResponseTransport> transports) {}
