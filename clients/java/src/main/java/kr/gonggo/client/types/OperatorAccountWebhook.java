// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A part of other types.
 *
 * @param id Identifier of the webhook.
 * @param origin Scheme and host of its URL; the rest may be a secret.
 * @param state Whether events are sent to it.
 * @param disabledReason Why nothing is sent to it.
 * @param failingSince The first failure since the last success.
 */
public record OperatorAccountWebhook(
        String id,
        String origin,
        WebhookState state,
        String disabledReason,
        Timestamp failingSince) {}
