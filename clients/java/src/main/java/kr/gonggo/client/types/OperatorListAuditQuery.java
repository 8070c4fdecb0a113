// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /operator/audit}.
 */
public final class OperatorListAuditQuery extends Input {
    /** Makes one that says nothing yet. */
    public OperatorListAuditQuery() {}

    /**
     * Only entries about this account.
     *
     * @param value the value
     * @return this
     */
    public OperatorListAuditQuery accountId(String value) {
        set("accountId", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public OperatorListAuditQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public OperatorListAuditQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
