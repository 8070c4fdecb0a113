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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code v1} */
        V_1,
        /** {@code v1a} */
        V_1_A,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "v1" -> Known.V_1;
            case "v1a" -> Known.V_1_A;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
