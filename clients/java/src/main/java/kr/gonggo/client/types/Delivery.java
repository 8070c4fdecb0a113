// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * The delivery of one event to one webhook.
 *
 * @param id Identifier of the delivery.
 * @param eventId Identifier of the event, sent as {@code webhook-id} with every attempt.
 * @param type Type of the event.
 * @param state {@code pending}: it will be attempted · {@code delivered} · {@code failed}: no attempts are left ·
 * {@code held}: the webhook is disabled · {@code aborted}: the receiver rejected further attempts · {@code expired}: on
 * hold for 30 days.
 * @param attemptCount Attempts since it was created or last sent again.
 * @param lastStatus HTTP status of the last attempt; {@code null} = no response, or no attempt yet.
 * @param createdAt When it was created.
 * @param nextAttemptAt Time of the next attempt while it is pending.
 * @param endedAt When it was delivered or given up.
 */
public record Delivery(
        String id,
        String eventId,
        EventType type,
        DeliveryState state,
        int attemptCount,
        Integer lastStatus,
        Timestamp createdAt,
        Timestamp nextAttemptAt,
        Timestamp endedAt) {}
