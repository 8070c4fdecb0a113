// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/webhooks/{id}/deliveries}.
 */
public final class WebhooksListDeliveriesQuery extends Input {
    /** Makes one that says nothing yet. */
    public WebhooksListDeliveriesQuery() {}

    /**
     * Only deliveries in this state.
     *
     * @param value the value
     * @return this
     */
    public WebhooksListDeliveriesQuery state(DeliveryState value) {
        set("state", value);
        return this;
    }

    /**
     * Only deliveries of events of this type.
     *
     * @param value the value
     * @return this
     */
    public WebhooksListDeliveriesQuery type(EventType value) {
        set("type", value);
        return this;
    }

    /**
     * Only deliveries created at this time or later: a time with offset, or a date.
     *
     * @param value the value
     * @return this
     */
    public WebhooksListDeliveriesQuery since(String value) {
        set("since", value);
        return this;
    }

    /**
     * Only deliveries created at this time or earlier: a time with offset, or a date.
     *
     * @param value the value
     * @return this
     */
    public WebhooksListDeliveriesQuery until(String value) {
        set("until", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public WebhooksListDeliveriesQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public WebhooksListDeliveriesQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
