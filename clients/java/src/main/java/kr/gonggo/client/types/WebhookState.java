// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record WebhookState(String value) implements Text {
    /** {@code enabled} */
    public static final WebhookState ENABLED = new WebhookState("enabled");

    /** {@code disabled} */
    public static final WebhookState DISABLED = new WebhookState("disabled");

    @Override
    public String toString() {
        return value;
    }
}
