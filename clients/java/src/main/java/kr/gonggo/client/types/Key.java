// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A key, without its secret.
 *
 * @param id Identifier of the key.
 * @param name Name of the key.
 * @param prefix The first twelve characters of its secret; for a key of an app, which has no secret, a mark to tell it
 * from others.
 * @param scopes Scopes of the key; {@code write} and {@code manage} include read access.
 * @param state Only an {@code active} key is accepted.
 * @param app the field app
 * @param createdBy The key or member that created it; {@code null} = the operator.
 * @param createdAt When it was created.
 * @param expiresAt When it expires; {@code null} = never.
 * @param lastUsedAt When it was last used (may lag by up to a minute); {@code null} = never.
 * @param secrets Its valid secrets, newest first: two during the grace period after a rotation.
 */
public record Key(
        String id,
        String name,
        String prefix,
        List<KeyScope> scopes,
        KeyState state,
        KeyApp app,
        String createdBy,
        Timestamp createdAt,
        Timestamp expiresAt,
        Timestamp lastUsedAt,
        List<KeySecret> secrets) {}
