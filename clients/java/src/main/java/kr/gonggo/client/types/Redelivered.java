// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Number of deliveries sent again, each once.
 *
 * @param deliveries Number of deliveries.
 */
public record Redelivered(
        long deliveries) {}
