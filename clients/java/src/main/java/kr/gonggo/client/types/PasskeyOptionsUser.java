// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The user of the new passkey.
 *
 * @param id Opaque user handle of the member: base64url.
 * @param name Mail address of the member.
 * @param displayName Name of the member, or the mail address.
 */
public record PasskeyOptionsUser(
        String id,
        String name,
        String displayName) {}
