// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Who changed the pursuit; only with {@code pursuit.changed}, and not in events of earlier versions.
 *
 * @param kind {@code system} = changed automatically by a result.
 * @param id Identifier of the key or member.
 */
public record EventActor(
        EventActorKind kind,
        String id) {}
