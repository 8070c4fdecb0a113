// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/access/audit}.
 */
public final class AccessListAuditQuery extends Input {
    /** Makes one that says nothing yet. */
    public AccessListAuditQuery() {}

    /**
     * Only actions taken at this time or later. A time with offset, or a date, which is the whole day in Seoul.
     *
     * @param value the value
     * @return this
     */
    public AccessListAuditQuery from(String value) {
        set("from", value);
        return this;
    }

    /**
     * Only actions taken at this time or earlier. A time with offset, or a date, which is the whole day in Seoul.
     *
     * @param value the value
     * @return this
     */
    public AccessListAuditQuery to(String value) {
        set("to", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public AccessListAuditQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public AccessListAuditQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }

    /**
     * Part of the links to the neighbouring pages, so that new entries do not shift them. Follow the links instead of
     * setting it yourself.
     *
     * @param value the value
     * @return this
     */
    public AccessListAuditQuery anchor(String value) {
        set("anchor", value);
        return this;
    }
}
