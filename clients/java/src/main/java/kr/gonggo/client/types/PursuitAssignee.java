// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A member who can work on pursuits.
 *
 * @param id Identifier of the member.
 * @param name Name of the member, or the mail address of one without a name.
 * @param state Only an {@code active} one gets reminders.
 */
public record PursuitAssignee(
        String id,
        String name,
        TeamMemberState state) {}
