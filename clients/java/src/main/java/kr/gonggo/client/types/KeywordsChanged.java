// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The result of changing many keywords.
 *
 * @param changed Number of keywords that were changed; the others already were as requested.
 */
public record KeywordsChanged(
        int changed) {}
