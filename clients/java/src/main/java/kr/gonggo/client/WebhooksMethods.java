// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.Delivery;
import kr.gonggo.client.types.DeliveryDetail;
import kr.gonggo.client.types.DeliveryList;
import kr.gonggo.client.types.DeliveryRange;
import kr.gonggo.client.types.NewWebhook;
import kr.gonggo.client.types.Redelivered;
import kr.gonggo.client.types.SecretRotation;
import kr.gonggo.client.types.Webhook;
import kr.gonggo.client.types.WebhookList;
import kr.gonggo.client.types.WebhookPatch;
import kr.gonggo.client.types.WebhookWithSecret;
import kr.gonggo.client.types.WebhooksListDeliveriesQuery;
import kr.gonggo.client.types.WebhooksListQuery;

/**
 * Endpoints for events, their deliveries, and redelivery.
 */
public final class WebhooksMethods {
    private final Core core;

    WebhooksMethods(Core core) {
        this.core = core;
    }

    /**
     * List webhooks.
     *
     * <p>The webhooks of the account, oldest first.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:read}.
     *
     * <p>{@code GET /v1/webhooks}
     *
     * @param options of this call alone
     * @return the answer
     */
    public WebhookList list(Option... options) {
        return list(new WebhooksListQuery(), options);
    }

    /**
     * List webhooks.
     *
     * <p>The webhooks of the account, oldest first.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:read}.
     *
     * <p>{@code GET /v1/webhooks}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public WebhookList list(WebhooksListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/webhooks", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(WebhookList.class));
    }

    /**
     * List webhooks: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Webhook> listAll(Option... options) {
        return listAll(new WebhooksListQuery(), options);
    }

    /**
     * List webhooks: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Webhook> listAll(WebhooksListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/webhooks", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, WebhookList.class, WebhookList::items);
    }

    /**
     * List webhooks: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<WebhookList> listPages(Option... options) {
        return listPages(new WebhooksListQuery(), options);
    }

    /**
     * List webhooks: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<WebhookList> listPages(WebhooksListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/webhooks", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, WebhookList.class);
    }

    /**
     * Register a webhook.
     *
     * <p>Events are then posted to {@code url}, signed as Standard Webhooks specifies. The response shows the secret,
     * only once. A URL that is never allowed returns 400 {@code invalid_url}; its host name is resolved and checked at
     * each delivery.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:write}.
     *
     * <p>{@code POST /v1/webhooks}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public WebhookWithSecret create(NewWebhook body, Option... options) {
        var operation = new Operation("POST", "/v1/webhooks", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(WebhookWithSecret.class));
    }

    /**
     * One webhook.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:read}.
     *
     * <p>{@code GET /v1/webhooks/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public Webhook get(String id, Option... options) {
        var operation = new Operation("GET", "/v1/webhooks/{}", "application/json", false, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(Webhook.class));
    }

    /**
     * Change a webhook.
     *
     * <p>Absent fields stay as they are; {@code null} resets a field. `{"state": "enabled"}` also sends the events that
     * were on hold, oldest first. {@code If-Match} is honoured.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:write}.
     *
     * <p>{@code PATCH /v1/webhooks/{id}}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Webhook change(String id, WebhookPatch body, Option... options) {
        var operation = new Operation("PATCH", "/v1/webhooks/{}", "application/json", false, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(Webhook.class));
    }

    /**
     * Delete a webhook.
     *
     * <p>Its pending deliveries are deleted too. Nothing more is sent, except requests already in progress.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:write}.
     *
     * <p>{@code DELETE /v1/webhooks/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void delete(String id, Option... options) {
        var operation = new Operation("DELETE", "/v1/webhooks/{}", "application/json", false, false, Map.of(), null, id);
        core.call(operation, options, Core::text);
    }

    /**
     * Replace the secret of a webhook.
     *
     * <p>The response shows the new secret, only once. For {@code graceSeconds} requests are signed with both secrets,
     * then with the new one only. At most two secrets are valid at a time. The key of {@code v1a} does not change.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:write}.
     *
     * <p>{@code POST /v1/webhooks/{id}/rotate-secret}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public WebhookWithSecret rotateSecret(String id, SecretRotation body, Option... options) {
        var operation = new Operation("POST", "/v1/webhooks/{}/rotate-secret", "application/json", true, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(WebhookWithSecret.class));
    }

    /**
     * Send a test event.
     *
     * <p>Sends a {@code webhook.test} event to this webhook only, regardless of its event types. {@code Location} is
     * the delivery, which shows the result.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:write}.
     *
     * <p>{@code POST /v1/webhooks/{id}/test}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public Delivery test(String id, Option... options) {
        var operation = new Operation("POST", "/v1/webhooks/{}/test", "application/json", true, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(Delivery.class));
    }

    /**
     * List deliveries.
     *
     * <p>Past and pending deliveries of the webhook, newest first. They are kept for 30 days.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:read}.
     *
     * <p>{@code GET /v1/webhooks/{id}/deliveries}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public DeliveryList listDeliveries(String id, Option... options) {
        return listDeliveries(id, new WebhooksListDeliveriesQuery(), options);
    }

    /**
     * List deliveries.
     *
     * <p>Past and pending deliveries of the webhook, newest first. They are kept for 30 days.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:read}.
     *
     * <p>{@code GET /v1/webhooks/{id}/deliveries}
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public DeliveryList listDeliveries(String id, WebhooksListDeliveriesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/webhooks/{}/deliveries", "application/json", false, false, query.fields(), null, id);
        return core.call(operation, options, Core.json(DeliveryList.class));
    }

    /**
     * List deliveries: the items of this page and the following ones.
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Delivery> listAllDeliveries(String id, Option... options) {
        return listAllDeliveries(id, new WebhooksListDeliveriesQuery(), options);
    }

    /**
     * List deliveries: the items of this page and the following ones.
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Delivery> listAllDeliveries(String id, WebhooksListDeliveriesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/webhooks/{}/deliveries", "application/json", false, false, query.fields(), null, id);
        return core.all(operation, options, DeliveryList.class, DeliveryList::items);
    }

    /**
     * List deliveries: this page and the following ones.
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<DeliveryList> listDeliveriesPages(String id, Option... options) {
        return listDeliveriesPages(id, new WebhooksListDeliveriesQuery(), options);
    }

    /**
     * List deliveries: this page and the following ones.
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<DeliveryList> listDeliveriesPages(String id, WebhooksListDeliveriesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/webhooks/{}/deliveries", "application/json", false, false, query.fields(), null, id);
        return core.pages(operation, options, DeliveryList.class);
    }

    /**
     * One delivery.
     *
     * <p>The delivery with its event and its attempts: time, duration, status or error, and the first kilobyte of the
     * response body.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:read}.
     *
     * <p>{@code GET /v1/webhooks/{id}/deliveries/{deliveryId}}
     *
     * @param id a part of the path
     * @param deliveryId a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public DeliveryDetail getDelivery(String id, String deliveryId, Option... options) {
        var operation = new Operation("GET", "/v1/webhooks/{}/deliveries/{}", "application/json", false, false, Map.of(), null, id, deliveryId);
        return core.call(operation, options, Core.json(DeliveryDetail.class));
    }

    /**
     * Send one delivery again.
     *
     * <p>Sends it at once with the same {@code webhook-id} and restarts its attempts. While the webhook is disabled, it
     * stays on hold. For events older than 30 days the response is 404.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:write}.
     *
     * <p>{@code POST /v1/webhooks/{id}/deliveries/{deliveryId}/redeliver}
     *
     * @param id a part of the path
     * @param deliveryId a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public Delivery redeliver(String id, String deliveryId, Option... options) {
        var operation = new Operation("POST", "/v1/webhooks/{}/deliveries/{}/redeliver", "application/json", true, false, Map.of(), null, id, deliveryId);
        return core.call(operation, options, Core.json(Delivery.class));
    }

    /**
     * Send deliveries again.
     *
     * <p>Sends all deliveries in one state that were created between {@code from} and {@code to}, each once, with the
     * same {@code webhook-id}. Returns their number.
     *
     * <p>Plan: Enterprise. Scope: {@code webhooks:write}.
     *
     * <p>{@code POST /v1/webhooks/{id}/redeliver}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Redelivered redeliverRange(String id, DeliveryRange body, Option... options) {
        var operation = new Operation("POST", "/v1/webhooks/{}/redeliver", "application/json", true, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(Redelivered.class));
    }
}
