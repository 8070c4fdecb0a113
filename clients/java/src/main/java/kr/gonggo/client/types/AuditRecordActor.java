// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Who took the action.
 *
 * @param kind {@code system} = an automatic action of the service.
 * @param id Identifier of the key or member.
 */
public record AuditRecordActor(
        EventActorKind kind,
        String id) {}
