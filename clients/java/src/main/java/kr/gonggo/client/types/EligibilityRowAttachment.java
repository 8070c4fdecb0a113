// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Where the sentence in {@code name} is in an attachment; {@code null} = a row or text of the notice itself.
 *
 * @param attachmentId Identifier of the attachment
 * @param name File name
 * @param kind Format of the file, such as {@code pdf} or {@code hwpx}
 * @param part Number of the part of its text, from 1
 * @param entry Path of the file in an archive; {@code null} = no archive
 * @param page Page, section or sheet, from 1; {@code null} = the format has none
 */
public record EligibilityRowAttachment(
        String attachmentId,
        String name,
        String kind,
        int part,
        String entry,
        Integer page) {}
