// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record AttachmentTextSummaryState(String value) implements Text {
    /** {@code none} */
    public static final AttachmentTextSummaryState NONE = new AttachmentTextSummaryState("none");

    /** {@code pending} */
    public static final AttachmentTextSummaryState PENDING = new AttachmentTextSummaryState("pending");

    /** {@code text} */
    public static final AttachmentTextSummaryState TEXT = new AttachmentTextSummaryState("text");

    /** {@code partial} */
    public static final AttachmentTextSummaryState PARTIAL = new AttachmentTextSummaryState("partial");

    /** {@code placeholder} */
    public static final AttachmentTextSummaryState PLACEHOLDER = new AttachmentTextSummaryState("placeholder");

    /** {@code protected} */
    public static final AttachmentTextSummaryState PROTECTED = new AttachmentTextSummaryState("protected");

    /** {@code scanned} */
    public static final AttachmentTextSummaryState SCANNED = new AttachmentTextSummaryState("scanned");

    /** {@code unsupported} */
    public static final AttachmentTextSummaryState UNSUPPORTED = new AttachmentTextSummaryState("unsupported");

    /** {@code failed} */
    public static final AttachmentTextSummaryState FAILED = new AttachmentTextSummaryState("failed");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code none} */
        NONE,
        /** {@code pending} */
        PENDING,
        /** {@code text} */
        TEXT,
        /** {@code partial} */
        PARTIAL,
        /** {@code placeholder} */
        PLACEHOLDER,
        /** {@code protected} */
        PROTECTED,
        /** {@code scanned} */
        SCANNED,
        /** {@code unsupported} */
        UNSUPPORTED,
        /** {@code failed} */
        FAILED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "none" -> Known.NONE;
            case "pending" -> Known.PENDING;
            case "text" -> Known.TEXT;
            case "partial" -> Known.PARTIAL;
            case "placeholder" -> Known.PLACEHOLDER;
            case "protected" -> Known.PROTECTED;
            case "scanned" -> Known.SCANNED;
            case "unsupported" -> Known.UNSUPPORTED;
            case "failed" -> Known.FAILED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
