// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param reason The reason, its first 500 characters.
 * @param count Number of records rejected for this reason, on all pages.
 */
public record OperatorRejectListReason(
        String reason,
        long count) {}
