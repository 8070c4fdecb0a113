// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.Map;
import kr.gonggo.client.json.Timestamp;

/**
 * A change by an operator, or the access of an operator to an account.
 *
 * @param id Identifier of the entry.
 * @param at When the action was taken.
 * @param operator The operator; {@code null} = a command on the server.
 * @param action The action taken.
 * @param accountId The account concerned.
 * @param accountName Its name.
 * @param subject What the action was applied to.
 * @param reason The reason.
 * @param detail The changed values.
 * @param requestId The request.
 */
public record OperatorAuditEntry(
        String id,
        Timestamp at,
        OperatorAuditEntryOperator operator,
        OperatorAuditEntryAction action,
        String accountId,
        String accountName,
        String subject,
        String reason,
        Map<String, Object> detail,
        String requestId) {}
