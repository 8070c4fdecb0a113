// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * A webhook to register.
 */
public final class NewWebhook extends Input {
    /** Makes one that says nothing yet. */
    public NewWebhook() {}

    /**
     * Where events are sent: {@code https}, without user name and password, on the public internet. Required.
     *
     * @param value the value
     * @return this
     */
    public NewWebhook url(String value) {
        set("url", value);
        return this;
    }

    /**
     * Event types to send. Absent or {@code null}: all, including types added later.
     *
     * @param value the value, or null
     * @return this
     */
    public NewWebhook events(List<EventType> value) {
        set("events", value);
        return this;
    }

    /**
     * {@code standard}: the signed event · {@code slack}, {@code teams}, {@code discord}: an unsigned message in
     * Korean, as the incoming webhooks of these services take it.
     *
     * @param value the value, or null
     * @return this
     */
    public NewWebhook format(WebhookFormat value) {
        set("format", value);
        return this;
    }

    /**
     * {@code v1} (HMAC-SHA256) is always included; {@code v1a} adds ed25519, verified with {@code publicKey}.
     *
     * @param value the value, or null
     * @return this
     */
    public NewWebhook signatures(List<NewWebhookSignature> value) {
        set("signatures", value);
        return this;
    }

    /**
     * A description to recognise it by.
     *
     * @param value the value, or null
     * @return this
     */
    public NewWebhook description(String value) {
        set("description", value);
        return this;
    }

    /**
     * Your own secret: {@code whsec_} and 24 to 64 bytes in base64. Absent: one is generated.
     *
     * @param value the value, or null
     * @return this
     */
    public NewWebhook secret(String value) {
        set("secret", value);
        return this;
    }
}
