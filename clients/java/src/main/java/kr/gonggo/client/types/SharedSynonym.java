// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Two words for the same purchase.
 *
 * @param here Word in the title of the given notice
 * @param there Word in the title of the similar notice
 */
public record SharedSynonym(
        String here,
        String there) {}
