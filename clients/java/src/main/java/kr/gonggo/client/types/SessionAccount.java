// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The account.
 *
 * @param id Identifier of the account.
 * @param name Name of the account.
 */
public record SessionAccount(
        String id,
        String name) {}
