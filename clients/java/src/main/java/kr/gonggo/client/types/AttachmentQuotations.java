// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * What the files of a notice say about who may bid
 *
 * @param items By topic, then in the order of the files: at most 20 for each topic
 * @param unread Files whose text is missing or incomplete: they may say something about any topic
 * @param truncated Whether there may be more: a limit of quotations, files or length was reached
 */
public record AttachmentQuotations(
        List<AttachmentQuotation> items,
        List<AttachmentQuotationsUnread> unread,
        boolean truncated) {}
