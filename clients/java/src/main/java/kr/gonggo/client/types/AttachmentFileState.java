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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code notSelected} */
        NOT_SELECTED,
        /** {@code pending} */
        PENDING,
        /** {@code fetched} */
        FETCHED,
        /** {@code failed} */
        FAILED,
        /** {@code gone} */
        GONE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "notSelected" -> Known.NOT_SELECTED;
            case "pending" -> Known.PENDING;
            case "fetched" -> Known.FETCHED;
            case "failed" -> Known.FAILED;
            case "gone" -> Known.GONE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
