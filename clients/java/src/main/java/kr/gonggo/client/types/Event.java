// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * Something the account is notified of.
 *
 * @param id Identifier of the event; webhooks receive the same.
 * @param type What happened.
 * @param timestamp When it was recorded.
 * @param apiVersion Version of the API that defines {@code data}.
 * @param data the field data
 * @param state Its mark in the account.
 * @param reason The reason given with the mark.
 */
public record Event(
        String id,
        EventType type,
        Timestamp timestamp,
        String apiVersion,
        EventData data,
        EventState state,
        String reason) {}
