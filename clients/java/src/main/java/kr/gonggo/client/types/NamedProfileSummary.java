// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A further company of the account, without its profile.
 *
 * @param id Identifier of the profile.
 * @param name Name of the company, unique among the profiles of the account.
 * @param state {@code active}, or {@code paused} = the plan does not include further profiles. A paused profile is
 * stored, but not used or changed.
 * @param createdAt When it was created.
 * @param updatedAt When it was last changed.
 */
public record NamedProfileSummary(
        String id,
        String name,
        KeywordState state,
        Timestamp createdAt,
        Timestamp updatedAt) {}
