// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * One of your passkeys.
 *
 * @param id Identifier of the passkey.
 * @param name Name of the passkey.
 * @param createdAt When it was added.
 * @param lastUsedAt When you last signed in with it; {@code null} if never.
 */
public record Passkey(
        String id,
        String name,
        Timestamp createdAt,
        Timestamp lastUsedAt) {}
