// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.NewTeamMember;
import kr.gonggo.client.types.TeamList;
import kr.gonggo.client.types.TeamMember;
import kr.gonggo.client.types.TeamMemberPatch;
import kr.gonggo.client.types.TeamsChangeMemberQuery;
import kr.gonggo.client.types.TeamsListQuery;
import kr.gonggo.client.types.TeamsRemoveMemberQuery;

/**
 * Members of the account and their roles.
 */
public final class TeamsMethods {
    private final Core core;

    TeamsMethods(Core core) {
        this.core = core;
    }

    /**
     * List team members.
     *
     * <p>The members of the account with their permissions, in the order in which they joined.
     *
     * <p>Plan: Enterprise. Scope: {@code team:read}.
     *
     * <p>{@code GET /v1/teams}
     *
     * @param options of this call alone
     * @return the answer
     */
    public TeamList list(Option... options) {
        return list(new TeamsListQuery(), options);
    }

    /**
     * List team members.
     *
     * <p>The members of the account with their permissions, in the order in which they joined.
     *
     * <p>Plan: Enterprise. Scope: {@code team:read}.
     *
     * <p>{@code GET /v1/teams}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public TeamList list(TeamsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/teams", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(TeamList.class));
    }

    /**
     * List team members: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<TeamMember> listAll(Option... options) {
        return listAll(new TeamsListQuery(), options);
    }

    /**
     * List team members: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<TeamMember> listAll(TeamsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/teams", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, TeamList.class, TeamList::items);
    }

    /**
     * List team members: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<TeamList> listPages(Option... options) {
        return listPages(new TeamsListQuery(), options);
    }

    /**
     * List team members: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<TeamList> listPages(TeamsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/teams", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, TeamList.class);
    }

    /**
     * Invite a member.
     *
     * <p>Mails an invitation whose link is valid for 30 days. The role cannot grant more than the calling key has. An
     * address that is already invited gets another mail, at most three a day, and the response is 200; {@code
     * invitedAt} is the time of the last mail.
     *
     * <p>Plan: Enterprise. Scope: {@code team:manage}.
     *
     * <p>{@code POST /v1/teams}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public TeamMember inviteMember(NewTeamMember body, Option... options) {
        var operation = new Operation("POST", "/v1/teams", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(TeamMember.class));
    }

    /**
     * One member.
     *
     * <p>Plan: Enterprise. Scope: {@code team:read}.
     *
     * <p>{@code GET /v1/teams/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public TeamMember getMember(String id, Option... options) {
        var operation = new Operation("GET", "/v1/teams/{}", "application/json", false, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(TeamMember.class));
    }

    /**
     * Change a member.
     *
     * <p>Absent fields stay as they are; {@code null} resets a field. Only owners can add, change and remove owners,
     * and the last active owner cannot be removed. If the member has created keys that can do more than a lower role
     * allows, {@code keys} must say what happens to them. {@code If-Match} is honoured.
     *
     * <p>Plan: Enterprise. Scope: {@code team:manage}.
     *
     * <p>{@code PATCH /v1/teams/{id}}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public TeamMember changeMember(String id, TeamMemberPatch body, Option... options) {
        return changeMember(id, body, new TeamsChangeMemberQuery(), options);
    }

    /**
     * Change a member.
     *
     * <p>Absent fields stay as they are; {@code null} resets a field. Only owners can add, change and remove owners,
     * and the last active owner cannot be removed. If the member has created keys that can do more than a lower role
     * allows, {@code keys} must say what happens to them. {@code If-Match} is honoured.
     *
     * <p>Plan: Enterprise. Scope: {@code team:manage}.
     *
     * <p>{@code PATCH /v1/teams/{id}}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public TeamMember changeMember(String id, TeamMemberPatch body, TeamsChangeMemberQuery query, Option... options) {
        var operation = new Operation("PATCH", "/v1/teams/{}", "application/json", false, false, query.fields(), body, id);
        return core.call(operation, options, Core.json(TeamMember.class));
    }

    /**
     * Remove a member.
     *
     * <p>The member gets no more mails. If the member has created keys that are still valid, {@code keys} must say what
     * happens to them.
     *
     * <p>Plan: Enterprise. Scope: {@code team:manage}.
     *
     * <p>{@code DELETE /v1/teams/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void removeMember(String id, Option... options) {
        removeMember(id, new TeamsRemoveMemberQuery(), options);
    }

    /**
     * Remove a member.
     *
     * <p>The member gets no more mails. If the member has created keys that are still valid, {@code keys} must say what
     * happens to them.
     *
     * <p>Plan: Enterprise. Scope: {@code team:manage}.
     *
     * <p>{@code DELETE /v1/teams/{id}}
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     */
    public void removeMember(String id, TeamsRemoveMemberQuery query, Option... options) {
        var operation = new Operation("DELETE", "/v1/teams/{}", "application/json", false, false, query.fields(), null, id);
        core.call(operation, options, Core::text);
    }
}
