// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * The invitation to accept.
 */
public final class InvitationInput extends Input {
    /** Makes one that says nothing yet. */
    public InvitationInput() {}

    /**
     * The code from the link in the invitation mail. Required.
     *
     * @param value the value
     * @return this
     */
    public InvitationInput code(String value) {
        set("code", value);
        return this;
    }
}
