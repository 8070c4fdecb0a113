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
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewWebhook events(List<EventType> value) {
        setGiven("events", value);
        return this;
    }

    /**
     * Sends null for {@code events}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewWebhook resetEvents() {
        set("events", null);
        return this;
    }

    /**
     * {@code standard}: the signed event · {@code slack}, {@code teams}, {@code discord}: an unsigned message in
     * Korean, as the incoming webhooks of these services take it.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewWebhook format(WebhookFormat value) {
        setGiven("format", value);
        return this;
    }

    /**
     * Sends null for {@code format}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewWebhook resetFormat() {
        set("format", null);
        return this;
    }

    /**
     * {@code v1} (HMAC-SHA256) is always included; {@code v1a} adds ed25519, verified with {@code publicKey}.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewWebhook signatures(List<NewWebhookSignature> value) {
        setGiven("signatures", value);
        return this;
    }

    /**
     * Sends null for {@code signatures}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewWebhook resetSignatures() {
        set("signatures", null);
        return this;
    }

    /**
     * A description to recognise it by.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewWebhook description(String value) {
        setGiven("description", value);
        return this;
    }

    /**
     * Sends null for {@code description}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewWebhook resetDescription() {
        set("description", null);
        return this;
    }

    /**
     * Your own secret: {@code whsec_} and 24 to 64 bytes in base64. Absent: one is generated.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewWebhook secret(String value) {
        setGiven("secret", value);
        return this;
    }

    /**
     * Sends null for {@code secret}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewWebhook resetSecret() {
        set("secret", null);
        return this;
    }
}
