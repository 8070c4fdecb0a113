// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * One of your sessions.
 *
 * @param id Identifier of the session.
 * @param current Whether this request uses the session.
 * @param device Browser and operating system, approximately; {@code null} if unknown.
 * @param network Network you signed in from.
 * @param createdAt When you signed in.
 * @param lastUsedAt When it was last used, to the minute.
 * @param expiresAt When it expires unless it is used again.
 */
public record SessionEntry(
        String id,
        boolean current,
        String device,
        String network,
        Timestamp createdAt,
        Timestamp lastUsedAt,
        Timestamp expiresAt) {}
