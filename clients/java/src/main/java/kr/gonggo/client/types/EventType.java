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

    @Override
    public String toString() {
        return value;
    }
}
