// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /operator/incidents}.
 */
public final class OperatorListIncidentsQuery extends Input {
    /** Makes one that says nothing yet. */
    public OperatorListIncidentsQuery() {}

    /**
     * Only incidents in this state.
     *
     * @param value the value
     * @return this
     */
    public OperatorListIncidentsQuery state(IncidentState value) {
        set("state", value);
        return this;
    }

    /**
     * Only those of this account.
     *
     * @param value the value
     * @return this
     */
    public OperatorListIncidentsQuery accountId(String value) {
        set("accountId", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public OperatorListIncidentsQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public OperatorListIncidentsQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
