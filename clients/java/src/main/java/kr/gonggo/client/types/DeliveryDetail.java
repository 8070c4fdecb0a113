// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import java.util.Map;
import kr.gonggo.client.json.Timestamp;

/**
 * A delivery with its attempts.
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
 * @param event The event that is sent; {@code null} once it has been deleted. Chat services get a message made from it.
 * @param attempts The last 30 attempts, oldest first.
 */
public record DeliveryDetail(
        String id,
        String eventId,
        EventType type,
        DeliveryState state,
        int attemptCount,
        Integer lastStatus,
        Timestamp createdAt,
        Timestamp nextAttemptAt,
        Timestamp endedAt,
        Map<String, Object> event,
        List<DeliveryDetailAttempt> attempts) {}
