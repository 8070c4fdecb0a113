// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.InvitationInput;
import kr.gonggo.client.types.InvitationReceipt;
import kr.gonggo.client.types.InvitationsGetQuery;

/**
 * Members of the account and their roles.
 */
public final class InvitationsMethods {
    private final Core core;

    InvitationsMethods(Core core) {
        this.core = core;
    }

    /**
     * Invitation page.
     *
     * <p>A page for people, in the language of the invited member. Opening it does not accept the invitation.
     *
     * <p>{@code GET /invitations}
     *
     * @param options of this call alone
     * @return the answer
     */
    public String get(Option... options) {
        return get(new InvitationsGetQuery(), options);
    }

    /**
     * Invitation page.
     *
     * <p>A page for people, in the language of the invited member. Opening it does not accept the invitation.
     *
     * <p>{@code GET /invitations}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public String get(InvitationsGetQuery query, Option... options) {
        var operation = new Operation("GET", "/invitations", "text/html", false, false, query.fields(), null);
        return core.call(operation, options, Core::text);
    }

    /**
     * Accept an invitation.
     *
     * <p>Anyone with the link can accept it. The member is then {@code active}. Accepting again changes nothing; an
     * invitation that was withdrawn or is older than 30 days returns 404.
     *
     * <p>{@code POST /invitations}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public InvitationReceipt accept(InvitationInput body, Option... options) {
        var operation = new Operation("POST", "/invitations", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(InvitationReceipt.class));
    }
}
