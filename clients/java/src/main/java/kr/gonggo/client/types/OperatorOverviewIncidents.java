// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Incidents that have not ended.
 *
 * @param open Warned of, nothing blocked.
 * @param contained A key or an account is blocked.
 */
public record OperatorOverviewIncidents(
        long open,
        long contained) {}
