// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A place in an attachment that matched.
 *
 * @param term The search term, as typed.
 * @param attachmentId The attachment.
 * @param name Its name.
 * @param entry The file in it, if it is an archive.
 * @param page The page.
 * @param excerpt The text around the term.
 * @param start Where the term begins in the excerpt, in Unicode code points from 0.
 * @param end Where it ends, exclusive.
 */
public record FoundInAttachment(
        String term,
        String attachmentId,
        String name,
        String entry,
        Integer page,
        String excerpt,
        int start,
        int end) {}
