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
     * Why you need to look into the account. Its owner sees the reason in the audit log. Required.
     *
     * @param value the value
     * @return this
     */
    public OperatorVisitInput reason(String value) {
        set("reason", value);
        return this;
    }
}
