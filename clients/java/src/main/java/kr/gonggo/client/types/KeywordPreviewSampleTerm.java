// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param term The search term, as typed.
 * @param start Where it begins in the title.
 * @param end Where it ends in the title, exclusive.
 */
public record KeywordPreviewSampleTerm(
        String term,
        int start,
        int end) {}
