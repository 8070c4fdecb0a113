// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A webhook with late deliveries.
 *
 * @param accountId The account.
 * @param accountName Its name.
 * @param webhookId The webhook.
 * @param origin Scheme and host of its URL.
 * @param dueAt When its oldest late delivery was due.
 * @param attempts Number of attempts of that delivery.
 * @param lastStatus Last HTTP status.
 */
public record LateDelivery(
        String accountId,
        String accountName,
        String webhookId,
        String origin,
        Timestamp dueAt,
        long attempts,
        Integer lastStatus) {}
