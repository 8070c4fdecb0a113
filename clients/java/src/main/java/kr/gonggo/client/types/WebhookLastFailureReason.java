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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code timeout} */
        TIMEOUT,
        /** {@code too_large} */
        TOO_LARGE,
        /** {@code refused_address} */
        REFUSED_ADDRESS,
        /** {@code invalid_url} */
        INVALID_URL,
        /** {@code dns} */
        DNS,
        /** {@code connection} */
        CONNECTION,
        /** {@code tls} */
        TLS,
        /** {@code aborted} */
        ABORTED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "timeout" -> Known.TIMEOUT;
            case "too_large" -> Known.TOO_LARGE;
            case "refused_address" -> Known.REFUSED_ADDRESS;
            case "invalid_url" -> Known.INVALID_URL;
            case "dns" -> Known.DNS;
            case "connection" -> Known.CONNECTION;
            case "tls" -> Known.TLS;
            case "aborted" -> Known.ABORTED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
