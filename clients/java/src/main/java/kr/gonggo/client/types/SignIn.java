// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * The credential to sign in with: exactly one of the three.
 */
public final class SignIn extends Input {
    /** Makes one that says nothing yet. */
    public SignIn() {}

    /**
     * An API key.
     *
     * @param value the value
     * @return this
     */
    public SignIn key(String value) {
        set("key", value);
        return this;
    }

    /**
     * The value after {@code #token=} in a mailed link.
     *
     * @param value the value
     * @return this
     */
    public SignIn token(String value) {
        set("token", value);
        return this;
    }

    /**
     * Says passkey.
     *
     * @param value the value
     * @return this
     */
    public SignIn passkey(PasskeyAssertion value) {
        set("passkey", value);
        return this;
    }
}
