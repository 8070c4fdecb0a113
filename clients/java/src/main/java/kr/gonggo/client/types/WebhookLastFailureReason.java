// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record WebhookLastFailureReason(String value) implements Text {
    /** {@code timeout} */
    public static final WebhookLastFailureReason TIMEOUT = new WebhookLastFailureReason("timeout");

    /** {@code too_large} */
    public static final WebhookLastFailureReason TOO_LARGE = new WebhookLastFailureReason("too_large");

    /** {@code refused_address} */
    public static final WebhookLastFailureReason REFUSED_ADDRESS = new WebhookLastFailureReason("refused_address");

    /** {@code invalid_url} */
    public static final WebhookLastFailureReason INVALID_URL = new WebhookLastFailureReason("invalid_url");

    /** {@code dns} */
    public static final WebhookLastFailureReason DNS = new WebhookLastFailureReason("dns");

    /** {@code connection} */
    public static final WebhookLastFailureReason CONNECTION = new WebhookLastFailureReason("connection");

    /** {@code tls} */
    public static final WebhookLastFailureReason TLS = new WebhookLastFailureReason("tls");

    /** {@code aborted} */
    public static final WebhookLastFailureReason ABORTED = new WebhookLastFailureReason("aborted");

    @Override
    public String toString() {
        return value;
    }
}
