// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record WebhookDisabledReason(String value) implements Text {
    /** {@code failing} */
    public static final WebhookDisabledReason FAILING = new WebhookDisabledReason("failing");

    /** {@code gone} */
    public static final WebhookDisabledReason GONE = new WebhookDisabledReason("gone");

    /** {@code receiver} */
    public static final WebhookDisabledReason RECEIVER = new WebhookDisabledReason("receiver");

    /** {@code owner} */
    public static final WebhookDisabledReason OWNER = new WebhookDisabledReason("owner");

    /** {@code plan} */
    public static final WebhookDisabledReason PLAN = new WebhookDisabledReason("plan");

    /** {@code incident} */
    public static final WebhookDisabledReason INCIDENT = new WebhookDisabledReason("incident");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code failing} */
        FAILING,
        /** {@code gone} */
        GONE,
        /** {@code receiver} */
        RECEIVER,
        /** {@code owner} */
        OWNER,
        /** {@code plan} */
        PLAN,
        /** {@code incident} */
        INCIDENT,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "failing" -> Known.FAILING;
            case "gone" -> Known.GONE;
            case "receiver" -> Known.RECEIVER;
            case "owner" -> Known.OWNER;
            case "plan" -> Known.PLAN;
            case "incident" -> Known.INCIDENT;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
