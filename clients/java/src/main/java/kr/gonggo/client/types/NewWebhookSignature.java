// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record NewWebhookSignature(String value) implements Text {
    /** {@code v1} */
    public static final NewWebhookSignature V_1 = new NewWebhookSignature("v1");

    /** {@code v1a} */
    public static final NewWebhookSignature V_1_A = new NewWebhookSignature("v1a");

    @Override
    public String toString() {
        return value;
    }
}
