// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A file in which a word of a search was found.
 *
 * @param attachmentId Identifier of the attachment
 * @param name File name
 * @param entry Path of the file in an archive; {@code null} = no archive
 * @param page Page, section or sheet, from 1; {@code null} = the format has none
 * @param excerpt Text around the first hit in the file; line ends are blanks
 * @param places Where the word is in {@code excerpt}, in Unicode code points, {@code end} exclusive
 */
public record FoundFile(
        String attachmentId,
        String name,
        String entry,
        Integer page,
        String excerpt,
        List<FoundFilePlace> places) {}
