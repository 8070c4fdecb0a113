// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The key concerned; {@code null} = the whole account.
 *
 * @param id The key.
 * @param name Its name.
 * @param prefix The first twelve characters of its secret.
 */
public record SessionKey(
        String id,
        String name,
        String prefix) {}
