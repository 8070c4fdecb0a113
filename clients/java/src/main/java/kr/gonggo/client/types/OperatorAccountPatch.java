// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * What to change of an account, and why.
 */
public final class OperatorAccountPatch extends Input {
    /** Makes one that says nothing yet. */
    public OperatorAccountPatch() {}

    /**
     * Plan of the account.
     *
     * @param value the value
     * @return this
     */
    public OperatorAccountPatch plan(UsagePlan value) {
        set("plan", value);
        return this;
    }

    /**
     * {@code suspended}: its keys and members are refused.
     *
     * @param value the value
     * @return this
     */
    public OperatorAccountPatch state(OperatorAccountState value) {
        set("state", value);
        return this;
    }

    /**
     * Requests accepted in any 60 seconds; {@code null} = as many as the plan says.
     *
     * @param value the value, or null
     * @return this
     */
    public OperatorAccountPatch requestLimit(Integer value) {
        set("requestLimit", value);
        return this;
    }

    /**
     * Whether it may enter while the beta is closed.
     *
     * @param value the value
     * @return this
     */
    public OperatorAccountPatch beta(boolean value) {
        set("beta", value);
        return this;
    }

    /**
     * Why; it stands in the operators’ log. Required.
     *
     * @param value the value
     * @return this
     */
    public OperatorAccountPatch reason(String value) {
        set("reason", value);
        return this;
    }
}
