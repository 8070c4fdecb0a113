// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * How an event is marked.
 *
 * @param id Identifier of the event.
 * @param state Its mark in the account.
 * @param reason The reason given with the mark.
 */
public record EventMark(
        String id,
        EventState state,
        String reason) {}
