// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record AttachmentFileState(String value) implements Text {
    /** {@code notSelected} */
    public static final AttachmentFileState NOT_SELECTED = new AttachmentFileState("notSelected");

    /** {@code pending} */
    public static final AttachmentFileState PENDING = new AttachmentFileState("pending");

    /** {@code fetched} */
    public static final AttachmentFileState FETCHED = new AttachmentFileState("fetched");

    /** {@code failed} */
    public static final AttachmentFileState FAILED = new AttachmentFileState("failed");

    /** {@code gone} */
    public static final AttachmentFileState GONE = new AttachmentFileState("gone");

    @Override
    public String toString() {
        return value;
    }
}
