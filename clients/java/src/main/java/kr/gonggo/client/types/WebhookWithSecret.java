// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A webhook with its new secret.
 *
 * @param id Identifier of the webhook.
 * @param url Where events are sent: {@code https}, without user name and password, on the public internet.
 * @param events Event types it receives.
 * @param allEvents Whether it receives all event types, including types added later.
 * @param format {@code standard}: the signed event · {@code slack}, {@code teams}, {@code discord}: an unsigned message
 * in Korean, as the incoming webhooks of these services take it.
 * @param description A description to recognise it by.
 * @param state Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled.
 * @param disabledReason {@code failing}: every attempt failed for 5 days · {@code gone}: it returned 410 · {@code
 * receiver}: it returned {@code webhook-delivery: disable} · {@code owner}: disabled by {@code PATCH} · {@code plan}:
 * the plan includes no webhooks · {@code incident}: the account is blocked.
 * @param disabledAt When it was disabled.
 * @param failingSince First failure since the last success; {@code null} = the last one succeeded.
 * @param lastSuccessAt When an attempt last succeeded; {@code null} = never.
 * @param lastFailure The last attempt that failed; {@code null} = never.
 * @param secretHint The first twelve characters of its secret.
 * @param publicKey Public key for {@code v1a}: {@code whpk_} and the ed25519 key in base64; {@code null} without {@code
 * v1a}.
 * @param createdAt When it was created.
 * @param secret The secret its requests are signed with. It is shown only once.
 */
public record WebhookWithSecret(
        String id,
        String url,
        List<EventType> events,
        boolean allEvents,
        WebhookFormat format,
        String description,
        WebhookState state,
        WebhookDisabledReason disabledReason,
        Timestamp disabledAt,
        Timestamp failingSince,
        Timestamp lastSuccessAt,
        WebhookLastFailure lastFailure,
        String secretHint,
        String publicKey,
        Timestamp createdAt,
        String secret) {
    /** Tells no field: there are secrets among them. */
    @Override
    public String toString() {
        return "WebhookWithSecret[…]";
    }
}
