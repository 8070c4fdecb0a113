// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The result of the order.
 *
 * @param run Identifier of the order; {@code null} if there is nothing to fetch.
 * @param records Number of records that will be fetched again.
 * @param windows Time windows to fetch.
 * @param left Number of records that cannot be fetched again.
 */
public record OperatorRequeued(
        String run,
        long records,
        long windows,
        long left) {}
