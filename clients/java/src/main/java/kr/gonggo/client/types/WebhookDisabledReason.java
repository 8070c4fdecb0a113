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

    @Override
    public String toString() {
        return value;
    }
}
