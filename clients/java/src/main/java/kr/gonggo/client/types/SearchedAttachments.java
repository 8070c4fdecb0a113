// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * What a search with {@code in} covers, counted at most a minute ago. A file that is not searched is not found by any
 * word.
 *
 * @param files Attachments that are fetched or to be fetched
 * @param searched Attachments whose text is searched
 * @param waiting Attachments that are still to be fetched, read or indexed; the others have no readable text
 */
public record SearchedAttachments(
        long files,
        long searched,
        long waiting) {}
