// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.Map;
import kr.gonggo.client.json.Timestamp;

/**
 * An entry of the audit log.
 *
 * @param id Identifier of the entry.
 * @param at When the action was taken.
 * @param actor Who took the action.
 * @param action The action taken.
 * @param subject What the action was applied to; {@code null} = the account itself.
 * @param detail Details of the action, by name. Never contains a secret.
 * @param requestId {@code X-Request-Id} of the request that took the action.
 */
public record AuditRecord(
        String id,
        Timestamp at,
        AuditRecordActor actor,
        AuditRecordAction action,
        String subject,
        Map<String, Object> detail,
        String requestId) {}
