// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Changes to an account, and the reason.
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
     * {@code suspended}: its keys and members are blocked.
     *
     * @param value the value
     * @return this
     */
    public OperatorAccountPatch state(OperatorAccountState value) {
        set("state", value);
        return this;
    }

    /**
     * Requests accepted in any 60 seconds; {@code null} = the limit of the plan.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public OperatorAccountPatch requestLimit(Integer value) {
        setGiven("requestLimit", value);
        return this;
    }

    /**
     * Sends null for {@code requestLimit}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public OperatorAccountPatch resetRequestLimit() {
        set("requestLimit", null);
        return this;
    }

    /**
     * Whether it has access during the closed beta.
     *
     * @param value the value
     * @return this
     */
    public OperatorAccountPatch beta(boolean value) {
        set("beta", value);
        return this;
    }

    /**
     * The reason; it is recorded in the operators’ audit log. Required.
     *
     * @param value the value
     * @return this
     */
    public OperatorAccountPatch reason(String value) {
        set("reason", value);
        return this;
    }
}
