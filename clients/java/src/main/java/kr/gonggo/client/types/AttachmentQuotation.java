// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A sentence of a file, with its place.
 *
 * @param topic What the sentence is about: {@code qualification} = who may bid (참가자격), {@code siteBriefing} = briefing
 * on site or of the project (현장설명, 설명회), {@code jointContracting} = joint bids (공동수급), {@code trackRecord} = work done
 * before (실적)
 * @param text The sentence, or the section under a heading; {@code …} where it is cut
 * @param attachmentId Identifier of the attachment
 * @param name File name
 * @param kind Format recognised from the bytes, such as {@code pdf}, {@code hwpx} or {@code hwp5}. More may be added
 * @param part Number of the part, from 1
 * @param entry Path of the file in an archive, with {@code /} between levels; {@code null} = no archive
 * @param page Page (PDF), section (HWP, HWPX) or sheet (XLSX), from 1; {@code null} = the format has none
 */
public record AttachmentQuotation(
        AttachmentQuotationTopic topic,
        String text,
        String attachmentId,
        String name,
        String kind,
        int part,
        String entry,
        Integer page) {}
