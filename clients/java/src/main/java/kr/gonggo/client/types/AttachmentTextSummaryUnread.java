// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param entry Path of the file in the archive
 * @param kind Its format, as {@code kind} of the archive
 * @param state Its state, as {@code state} of the archive
 * @param reason Why there is no text, or not all of it
 */
public record AttachmentTextSummaryUnread(
        String entry,
        String kind,
        String state,
        String reason) {}
