// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Unresolved incidents.
 *
 * @param open Warnings; nothing is blocked.
 * @param contained A key or account is blocked.
 */
public record OperatorOverviewIncidents(
        long open,
        long contained) {}
