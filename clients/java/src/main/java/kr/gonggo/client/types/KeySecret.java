// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * How long a secret of the key is valid; the secret itself is never shown again.
 *
 * @param createdAt When the secret became valid.
 * @param expiresAt When its grace period after a rotation ends; {@code null} = it is valid as long as the key.
 */
public record KeySecret(
        Timestamp createdAt,
        Timestamp expiresAt) {}
