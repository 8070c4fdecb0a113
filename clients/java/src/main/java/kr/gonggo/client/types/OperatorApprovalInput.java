// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * How a request is approved.
 */
public final class OperatorApprovalInput extends Input {
    /** Makes one that says nothing yet. */
    public OperatorApprovalInput() {}

    /**
     * Plan of the new account. Default: {@code pro}.
     *
     * @param value the value
     * @return this
     */
    public OperatorApprovalInput plan(UsagePlan value) {
        set("plan", value);
        return this;
    }
}
