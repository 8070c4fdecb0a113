// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.Map;
import kr.gonggo.client.json.Timestamp;

/**
 * What an operator did or looked at.
 *
 * @param id Identifier of the entry.
 * @param at When it was done.
 * @param operator Who did it; {@code null} = somebody at the machine, by a command.
 * @param action What was done.
 * @param accountId The account it concerns.
 * @param accountName Its name.
 * @param subject What it was done to.
 * @param reason Why.
 * @param detail What was changed.
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
