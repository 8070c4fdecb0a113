// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * what arrives at a webhook. A newer service may send types that this client does not know.
 *
 * @param id Identifier of the event; webhooks receive the same.
 * @param type What happened.
 * @param timestamp When it was recorded.
 * @param apiVersion Version of the API that defines {@code data}.
 * @param data the field data
 */
public record WebhookEvent(
        String id,
        EventType type,
        Timestamp timestamp,
        String apiVersion,
        EventData data) {}
