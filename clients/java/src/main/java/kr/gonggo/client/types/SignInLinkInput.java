// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * The recipient of the link.
 */
public final class SignInLinkInput extends Input {
    /** Makes one that says nothing yet. */
    public SignInLinkInput() {}

    /**
     * Mail address of a member. Required.
     *
     * @param value the value
     * @return this
     */
    public SignInLinkInput email(String value) {
        set("email", value);
        return this;
    }
}
