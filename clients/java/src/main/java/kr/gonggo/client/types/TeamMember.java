// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A member of the account.
 *
 * @param id Identifier of the member.
 * @param email Mail address of the member.
 * @param name Name of the member.
 * @param role Role in the team.
 * @param permissions Scopes that the role grants; {@code write} and {@code manage} include read access.
 * @param state {@code invited}: the member has not accepted yet and gets no mail but the invitation. {@code suspended}:
 * the plan of the account includes no team; the member is active again once it does.
 * @param language Language of mails to the member.
 * @param zone Time zone in which the member’s digests are scheduled.
 * @param invitedAt When the last invitation was mailed; {@code null} = none was needed.
 * @param lastActiveAt When the member last used the service while signed in; {@code null} = never. Requests with API
 * keys do not count.
 */
public record TeamMember(
        String id,
        String email,
        String name,
        SessionRole role,
        List<KeyScope> permissions,
        TeamMemberState state,
        ReportLanguage language,
        String zone,
        Timestamp invitedAt,
        Timestamp lastActiveAt) {}
