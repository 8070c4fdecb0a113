// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A page of the text of a file.
 *
 * @param total Number of items on all pages at this moment.
 * @param page Page number, from 1. Default: 1.
 * @param items the field items
 * @param attachment the field attachment
 */
public record AttachmentText(
        long total,
        int page,
        List<AttachmentPart> items,
        AttachmentFile attachment) {}
