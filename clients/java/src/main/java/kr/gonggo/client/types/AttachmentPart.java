// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of the text of a file.
 *
 * @param part Number of the part, from 1
 * @param entry Path of the file in an archive, with {@code /} between levels; {@code null} = no archive
 * @param page Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; {@code null} = the format has none
 * @param text Text. A long page consists of several parts; join them without a separator
 */
public record AttachmentPart(
        int part,
        String entry,
        Integer page,
        String text) {}
