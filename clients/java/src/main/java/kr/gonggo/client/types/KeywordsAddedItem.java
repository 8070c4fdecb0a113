// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The result for one keyword.
 *
 * @param id The keyword: the new one, or the equivalent one the account already had.
 * @param added {@code false}: the account, or an earlier line, already had an equivalent keyword.
 */
public record KeywordsAddedItem(
        String id,
        boolean added) {}
