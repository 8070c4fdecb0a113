// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EventType(String value) implements Text {
    /** {@code bid.matched} */
    public static final EventType BID_MATCHED = new EventType("bid.matched");

    /** {@code bid.changed} */
    public static final EventType BID_CHANGED = new EventType("bid.changed");

    /** {@code bid.cancelled} */
    public static final EventType BID_CANCELLED = new EventType("bid.cancelled");

    /** {@code bid.awarded} */
    public static final EventType BID_AWARDED = new EventType("bid.awarded");

    /** {@code pursuit.changed} */
    public static final EventType PURSUIT_CHANGED = new EventType("pursuit.changed");

    /** {@code report.ready} */
    public static final EventType REPORT_READY = new EventType("report.ready");

    /** {@code webhook.disabled} */
    public static final EventType WEBHOOK_DISABLED = new EventType("webhook.disabled");

    /** {@code webhook.test} */
    public static final EventType WEBHOOK_TEST = new EventType("webhook.test");

    /** {@code security.incident} */
    public static final EventType SECURITY_INCIDENT = new EventType("security.incident");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code bid.matched} */
        BID_MATCHED,
        /** {@code bid.changed} */
        BID_CHANGED,
        /** {@code bid.cancelled} */
        BID_CANCELLED,
        /** {@code bid.awarded} */
        BID_AWARDED,
        /** {@code pursuit.changed} */
        PURSUIT_CHANGED,
        /** {@code report.ready} */
        REPORT_READY,
        /** {@code webhook.disabled} */
        WEBHOOK_DISABLED,
        /** {@code webhook.test} */
        WEBHOOK_TEST,
        /** {@code security.incident} */
        SECURITY_INCIDENT,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "bid.matched" -> Known.BID_MATCHED;
            case "bid.changed" -> Known.BID_CHANGED;
            case "bid.cancelled" -> Known.BID_CANCELLED;
            case "bid.awarded" -> Known.BID_AWARDED;
            case "pursuit.changed" -> Known.PURSUIT_CHANGED;
            case "report.ready" -> Known.REPORT_READY;
            case "webhook.disabled" -> Known.WEBHOOK_DISABLED;
            case "webhook.test" -> Known.WEBHOOK_TEST;
            case "security.incident" -> Known.SECURITY_INCIDENT;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
