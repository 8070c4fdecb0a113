// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * One of your sessions.
 *
 * @param id Identifier of the session.
 * @param current Whether this request came with it.
 * @param device Browser and system, roughly; {@code null} if unknown.
 * @param network Network you signed in from.
 * @param createdAt When you signed in.
 * @param lastUsedAt When it was last used, to the minute.
 * @param expiresAt When it ends unless it is used before.
 */
public record SessionEntry(
        String id,
        boolean current,
        String device,
        String network,
        Timestamp createdAt,
        Timestamp lastUsedAt,
        Timestamp expiresAt) {}
