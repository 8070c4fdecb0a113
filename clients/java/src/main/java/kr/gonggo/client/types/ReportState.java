// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ReportState(String value) implements Text {
    /** {@code queued} */
    public static final ReportState QUEUED = new ReportState("queued");

    /** {@code running} */
    public static final ReportState RUNNING = new ReportState("running");

    /** {@code ready} */
    public static final ReportState READY = new ReportState("ready");

    /** {@code failed} */
    public static final ReportState FAILED = new ReportState("failed");

    /** {@code expired} */
    public static final ReportState EXPIRED = new ReportState("expired");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code queued} */
        QUEUED,
        /** {@code running} */
        RUNNING,
        /** {@code ready} */
        READY,
        /** {@code failed} */
        FAILED,
        /** {@code expired} */
        EXPIRED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "queued" -> Known.QUEUED;
            case "running" -> Known.RUNNING;
            case "ready" -> Known.READY;
            case "failed" -> Known.FAILED;
            case "expired" -> Known.EXPIRED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
