// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A part of other types.
 *
 * @param id Identifier of the key.
 * @param name Its name.
 * @param prefix First characters of the key; the rest is not stored.
 * @param state Only an {@code active} key is accepted.
 * @param scopes Scopes of the key.
 * @param createdAt When it was created.
 * @param expiresAt When it expires.
 * @param lastUsedAt When it was last used.
 */
public record OperatorAccountKey(
        String id,
        String name,
        String prefix,
        KeyState state,
        List<KeyScope> scopes,
        Timestamp createdAt,
        Timestamp expiresAt,
        Timestamp lastUsedAt) {}
