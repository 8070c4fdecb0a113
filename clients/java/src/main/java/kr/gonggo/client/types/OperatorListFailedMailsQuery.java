// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /operator/mails}.
 */
public final class OperatorListFailedMailsQuery extends Input {
    /** Makes one that says nothing yet. */
    public OperatorListFailedMailsQuery() {}

    /**
     * Only mails to members of this account.
     *
     * @param value the value
     * @return this
     */
    public OperatorListFailedMailsQuery accountId(String value) {
        set("accountId", value);
        return this;
    }

    /**
     * Only mails of this kind.
     *
     * @param value the value
     * @return this
     */
    public OperatorListFailedMailsQuery template(FailedMailTemplate value) {
        set("template", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public OperatorListFailedMailsQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public OperatorListFailedMailsQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
