// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param attachmentId Identifier of the attachment
 * @param name File name
 * @param state {@code none} = the file is not stored, {@code pending} = not read yet, {@code text} = all text was read,
 * {@code partial} = a part of it, {@code placeholder} = the file contains only a sentence that asks for another
 * program, {@code protected} = password or DRM, {@code scanned} = pictures without text, {@code unsupported} = format
 * without a reader, {@code failed} = see {@code reason}
 */
public record AttachmentQuotationsUnread(
        String attachmentId,
        String name,
        AttachmentTextSummaryState state) {}
