// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Open beta requests.
 *
 * @param requested Requests without a reply.
 * @param contacted Replied to, not decided.
 */
public record OperatorOverviewConsultations(
        long requested,
        long contacted) {}
