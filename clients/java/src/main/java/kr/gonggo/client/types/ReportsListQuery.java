// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/reports}.
 */
public final class ReportsListQuery extends Input {
    /** Makes one that says nothing yet. */
    public ReportsListQuery() {}

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public ReportsListQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public ReportsListQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
