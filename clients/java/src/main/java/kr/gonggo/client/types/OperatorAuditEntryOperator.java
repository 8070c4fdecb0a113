// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The operator; {@code null} = a command on the server.
 *
 * @param accountId Account of the operator.
 * @param memberId The operator.
 * @param email Mail address.
 */
public record OperatorAuditEntryOperator(
        String accountId,
        String memberId,
        String email) {}
