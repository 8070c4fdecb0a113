// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /operator/consultations}.
 */
public final class OperatorListConsultationsQuery extends Input {
    /** Makes one that says nothing yet. */
    public OperatorListConsultationsQuery() {}

    /**
     * Only requests in this state.
     *
     * @param value the value
     * @return this
     */
    public OperatorListConsultationsQuery state(OperatorConsultationState value) {
        set("state", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public OperatorListConsultationsQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public OperatorListConsultationsQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
