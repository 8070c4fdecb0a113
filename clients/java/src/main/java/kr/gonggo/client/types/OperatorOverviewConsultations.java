// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Requests to take part that are open.
 *
 * @param requested Nobody has answered yet.
 * @param contacted Answered, not decided.
 */
public record OperatorOverviewConsultations(
        long requested,
        long contacted) {}
