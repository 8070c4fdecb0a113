// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * How many deliveries are sent again, each once.
 *
 * @param deliveries Number of deliveries.
 */
public record Redelivered(
        long deliveries) {}
