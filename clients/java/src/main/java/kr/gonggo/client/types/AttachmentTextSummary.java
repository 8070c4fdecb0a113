// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * What was read from a file.
 *
 * @param state {@code none} = the file is not stored, {@code pending} = not read yet, {@code text} = all text was read,
 * {@code partial} = a part of it, {@code placeholder} = the file contains only a sentence that asks for another
 * program, {@code protected} = password or DRM, {@code scanned} = pictures without text, {@code unsupported} = format
 * without a reader, {@code failed} = see {@code reason}
 * @param reason Why there is no text, or not all of it, such as {@code password} or {@code noTextLayer}. More may be
 * added
 * @param kind Format recognised from the bytes, such as {@code pdf}, {@code hwpx} or {@code hwp5}. More may be added
 * @param pages Number of pages, sections or sheets with text; {@code null} = the format has none
 * @param characters Number of characters of the text
 * @param parts Number of parts of the text
 * @param unread Files in an archive whose text is missing or incomplete: the first 5 of them in a list of attachments,
 * at most 100 with the text
 * @param unreadCount Number of files in the archive whose text is missing or incomplete
 * @param readAt When the file was read
 */
public record AttachmentTextSummary(
        AttachmentTextSummaryState state,
        String reason,
        String kind,
        Integer pages,
        Long characters,
        int parts,
        List<AttachmentTextSummaryUnread> unread,
        int unreadCount,
        Timestamp readAt) {}
