// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Why an account is opened.
 */
public final class OperatorVisitInput extends Input {
    /** Makes one that says nothing yet. */
    public OperatorVisitInput() {}

    /**
     * Why the account has to be looked into; its owner reads it in the audit log. Required.
     *
     * @param value the value
     * @return this
     */
    public OperatorVisitInput reason(String value) {
        set("reason", value);
        return this;
    }
}
