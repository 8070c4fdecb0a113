// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A file attached to a notice.
 *
 * @param id Identifier of the attachment; the same as long as its notice and URL are the same
 * @param name File name
 * @param url Address of the file at the source
 * @param state {@code notSelected} = not fetched by this service, {@code pending} = to be fetched, {@code fetched} =
 * stored, {@code failed} = could not be fetched and is not tried again, {@code gone} = the source no longer has it
 * @param reason Why the file is not fetched, such as {@code timeout} or {@code tooLarge}. More may be added
 * @param nextTryAt When a pending file is tried again, after a failed attempt
 * @param bytes Size of the file
 * @param fetchedAt When the file was fetched
 * @param text the field text
 */
public record AttachmentFile(
        String id,
        String name,
        String url,
        AttachmentFileState state,
        String reason,
        Timestamp nextTryAt,
        Long bytes,
        Timestamp fetchedAt,
        AttachmentTextSummary text) {}
