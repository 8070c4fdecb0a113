// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A place in the notice that matched.
 *
 * @param term The search term, as typed.
 * @param field Field of the notice that contains it.
 * @param start Where it begins, in Unicode code points from 0.
 * @param end Where it ends, exclusive.
 */
public record EventTerm(
        String term,
        String field,
        int start,
        int end) {}
