// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /operator/accounts}.
 */
public final class OperatorListAccountsQuery extends Input {
    /** Makes one that says nothing yet. */
    public OperatorListAccountsQuery() {}

    /**
     * Part of the name or of a member’s mail address, or an identifier.
     *
     * @param value the value
     * @return this
     */
    public OperatorListAccountsQuery query(String value) {
        set("query", value);
        return this;
    }

    /**
     * Only accounts on this plan.
     *
     * @param value the value
     * @return this
     */
    public OperatorListAccountsQuery plan(UsagePlan value) {
        set("plan", value);
        return this;
    }

    /**
     * Only accounts in this state.
     *
     * @param value the value
     * @return this
     */
    public OperatorListAccountsQuery state(OperatorAccountState value) {
        set("state", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public OperatorListAccountsQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public OperatorListAccountsQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
