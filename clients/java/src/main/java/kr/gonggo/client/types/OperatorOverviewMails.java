// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Late deliveries to webhooks.
 *
 * @param count Webhooks with late deliveries.
 * @param oldestSeconds Waiting time of the oldest; {@code null} = none is waiting.
 */
public record OperatorOverviewMails(
        long count,
        Long oldestSeconds) {}
