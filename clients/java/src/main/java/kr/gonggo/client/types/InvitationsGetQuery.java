// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /invitations}.
 */
public final class InvitationsGetQuery extends Input {
    /** Makes one that says nothing yet. */
    public InvitationsGetQuery() {}

    /**
     * The code from the link in the invitation mail. Required.
     *
     * @param value the value
     * @return this
     */
    public InvitationsGetQuery code(String value) {
        set("code", value);
        return this;
    }
}
