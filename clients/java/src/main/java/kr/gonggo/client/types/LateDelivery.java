// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A webhook to which something should have been sent by now.
 *
 * @param accountId The account.
 * @param accountName Its name.
 * @param webhookId The webhook.
 * @param origin Scheme and host of its address.
 * @param dueAt When the oldest of its deliveries was due.
 * @param attempts How often that one was tried.
 * @param lastStatus What it answered.
 */
public record LateDelivery(
        String accountId,
        String accountName,
        String webhookId,
        String origin,
        Timestamp dueAt,
        long attempts,
        Integer lastStatus) {}
