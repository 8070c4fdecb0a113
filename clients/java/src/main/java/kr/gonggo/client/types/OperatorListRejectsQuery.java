// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /operator/sources/{name}/rejects}.
 */
public final class OperatorListRejectsQuery extends Input {
    /** Makes one that says nothing yet. */
    public OperatorListRejectsQuery() {}

    /**
     * Only records rejected for exactly this reason.
     *
     * @param value the value
     * @return this
     */
    public OperatorListRejectsQuery reason(String value) {
        set("reason", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public OperatorListRejectsQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public OperatorListRejectsQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
