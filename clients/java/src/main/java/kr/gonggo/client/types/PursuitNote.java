// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A note of a pursuit.
 *
 * @param id Identifier of the note.
 * @param at When it was written.
 * @param keyId The key that wrote it; {@code null} = a member who was signed in.
 * @param memberId The member that the key acts for; {@code null} = the owner, by a key of the operator.
 * @param text Text of the note.
 */
public record PursuitNote(
        String id,
        Timestamp at,
        String keyId,
        String memberId,
        String text) {}
