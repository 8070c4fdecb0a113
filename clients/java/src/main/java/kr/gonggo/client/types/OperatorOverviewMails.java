// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * What should have been sent to webhooks by now.
 *
 * @param count Webhooks with something late.
 * @param oldestSeconds For how long the oldest has waited; {@code null} = none does.
 */
public record OperatorOverviewMails(
        long count,
        Long oldestSeconds) {}
