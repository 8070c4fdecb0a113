// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Fields to change; {@code null} restores the default.
 */
public final class WebhookPatch extends Input {
    /** Makes one that says nothing yet. */
    public WebhookPatch() {}

    /**
     * Where events are sent: {@code https}, without user name and password, on the public internet.
     *
     * @param value the value
     * @return this
     */
    public WebhookPatch url(String value) {
        set("url", value);
        return this;
    }

    /**
     * Event types to send. {@code null}: all, including types added later.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public WebhookPatch events(List<EventType> value) {
        setGiven("events", value);
        return this;
    }

    /**
     * Sends null for {@code events}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public WebhookPatch resetEvents() {
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
    public WebhookPatch format(WebhookFormat value) {
        setGiven("format", value);
        return this;
    }

    /**
     * Sends null for {@code format}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public WebhookPatch resetFormat() {
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
    public WebhookPatch signatures(List<NewWebhookSignature> value) {
        setGiven("signatures", value);
        return this;
    }

    /**
     * Sends null for {@code signatures}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public WebhookPatch resetSignatures() {
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
    public WebhookPatch description(String value) {
        setGiven("description", value);
        return this;
    }

    /**
     * Sends null for {@code description}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public WebhookPatch resetDescription() {
        set("description", null);
        return this;
    }

    /**
     * {@code enabled} (or {@code null}) also sends the events that were on hold, oldest first.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public WebhookPatch state(WebhookState value) {
        setGiven("state", value);
        return this;
    }

    /**
     * Sends null for {@code state}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public WebhookPatch resetState() {
        set("state", null);
        return this;
    }
}
