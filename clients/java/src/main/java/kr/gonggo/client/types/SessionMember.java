// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The member who is signed in; {@code null} for a session created with a key.
 *
 * @param id Identifier of the member.
 * @param email Mail address of the member.
 * @param name Name of the member.
 */
public record SessionMember(
        String id,
        String email,
        String name) {}
