// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * What was ordered.
 *
 * @param run The order; {@code null} where there is nothing to ask for.
 * @param records Records that will be asked for again.
 * @param windows Time windows to fetch.
 * @param left Records that cannot be asked for again.
 */
public record OperatorRequeued(
        String run,
        long records,
        long windows,
        long left) {}
