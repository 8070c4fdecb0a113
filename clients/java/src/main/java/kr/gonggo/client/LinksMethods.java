// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.LinksGetFeedQuery;
import kr.gonggo.client.types.LinksGetWidgetQuery;
import kr.gonggo.client.types.LinksListQuery;
import kr.gonggo.client.types.NewSubscriptionLink;
import kr.gonggo.client.types.SubscriptionLink;
import kr.gonggo.client.types.SubscriptionLinkList;
import kr.gonggo.client.types.SubscriptionLinkPatch;
import kr.gonggo.client.types.SubscriptionLinkWithUrl;

/**
 * Addresses that calendars, feed readers and widgets read without a key.
 */
public final class LinksMethods {
    private final Core core;

    LinksMethods(Core core) {
        this.core = core;
    }

    /**
     * Create a link for a calendar, a feed reader or a widget.
     *
     * <p>The response shows the secret address, only once. The address works without a key until the link is deleted.
     * It returns 404 while the account is suspended or blocked, while its plan does not include the link, and after the
     * member of the link was removed. The caller needs the scopes to read what the link contains: {@code bids:read},
     * and {@code keywords:read} or {@code pursuits:read}.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code links:write}.
     *
     * <p>{@code POST /v1/links}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public SubscriptionLinkWithUrl create(NewSubscriptionLink body, Option... options) {
        var operation = new Operation("POST", "/v1/links", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(SubscriptionLinkWithUrl.class));
    }

    /**
     * List links.
     *
     * <p>The links of the account, oldest first, without their secret addresses.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code links:read}.
     *
     * <p>{@code GET /v1/links}
     *
     * @param options of this call alone
     * @return the answer
     */
    public SubscriptionLinkList list(Option... options) {
        return list(new LinksListQuery(), options);
    }

    /**
     * List links.
     *
     * <p>The links of the account, oldest first, without their secret addresses.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code links:read}.
     *
     * <p>{@code GET /v1/links}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public SubscriptionLinkList list(LinksListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/links", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(SubscriptionLinkList.class));
    }

    /**
     * List links: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<SubscriptionLink> listAll(Option... options) {
        return listAll(new LinksListQuery(), options);
    }

    /**
     * List links: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<SubscriptionLink> listAll(LinksListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/links", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, SubscriptionLinkList.class, SubscriptionLinkList::items);
    }

    /**
     * List links: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<SubscriptionLinkList> listPages(Option... options) {
        return listPages(new LinksListQuery(), options);
    }

    /**
     * List links: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<SubscriptionLinkList> listPages(LinksListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/links", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, SubscriptionLinkList.class);
    }

    /**
     * One link.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code links:read}.
     *
     * <p>{@code GET /v1/links/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public SubscriptionLink get(String id, Option... options) {
        var operation = new Operation("GET", "/v1/links/{}", "application/json", false, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(SubscriptionLink.class));
    }

    /**
     * Change a link.
     *
     * <p>Changes the name, and the sites whose pages may show a widget. The address stays the same. Absent fields stay
     * as they are; {@code null} resets a field. {@code If-Match} compares the name and the sites; using the link does
     * not change them. To add a site, the caller needs the scopes to read what the link contains.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code links:write}.
     *
     * <p>{@code PATCH /v1/links/{id}}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public SubscriptionLink change(String id, SubscriptionLinkPatch body, Option... options) {
        var operation = new Operation("PATCH", "/v1/links/{}", "application/json", false, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(SubscriptionLink.class));
    }

    /**
     * Delete a link.
     *
     * <p>Its address returns 404 from the next request on. Programs keep what they have already read.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code links:write}.
     *
     * <p>{@code DELETE /v1/links/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void delete(String id, Option... options) {
        var operation = new Operation("DELETE", "/v1/links/{}", "application/json", false, false, Map.of(), null, id);
        core.call(operation, options, Core::text);
    }

    /**
     * Read a calendar by its link.
     *
     * <p>iCalendar (RFC 5545) with the closings, openings and pre-specification deadlines of the notices that the link
     * contains. It needs no key. Unknown, deleted and inactive links all return 404.
     *
     * <p>{@code GET /links/{link}/calendar.ics}
     *
     * @param link a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public String getCalendar(String link, Option... options) {
        var operation = new Operation("GET", "/links/{}/calendar.ics", "text/calendar", false, false, Map.of(), null, link);
        return core.call(operation, options, Core::text);
    }

    /**
     * Read a feed by its link.
     *
     * <p>The notices that the link contains as an Atom feed (RFC 4287): newest first, 100 on a page, with {@code
     * rel="next"} to the next page (RFC 5005). It needs no key. Unknown, deleted and inactive links all return 404.
     *
     * <p>{@code GET /links/{link}/notices.atom}
     *
     * @param link a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public String getFeed(String link, Option... options) {
        return getFeed(link, new LinksGetFeedQuery(), options);
    }

    /**
     * Read a feed by its link.
     *
     * <p>The notices that the link contains as an Atom feed (RFC 4287): newest first, 100 on a page, with {@code
     * rel="next"} to the next page (RFC 5005). It needs no key. Unknown, deleted and inactive links all return 404.
     *
     * <p>{@code GET /links/{link}/notices.atom}
     *
     * @param link a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public String getFeed(String link, LinksGetFeedQuery query, Option... options) {
        var operation = new Operation("GET", "/links/{}/notices.atom", "application/atom+xml", false, false, query.fields(), null, link);
        return core.call(operation, options, Core::text);
    }

    /**
     * Read a widget by its link.
     *
     * <p>A page with the newest open notices that the link contains, for a frame in a page of an intranet. Browsers
     * show it only on the sites in {@code origins}. It needs no key and sets no cookie. Unknown, deleted and inactive
     * links all return 404.
     *
     * <p>{@code GET /links/{link}/widget}
     *
     * @param link a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public String getWidget(String link, Option... options) {
        return getWidget(link, new LinksGetWidgetQuery(), options);
    }

    /**
     * Read a widget by its link.
     *
     * <p>A page with the newest open notices that the link contains, for a frame in a page of an intranet. Browsers
     * show it only on the sites in {@code origins}. It needs no key and sets no cookie. Unknown, deleted and inactive
     * links all return 404.
     *
     * <p>{@code GET /links/{link}/widget}
     *
     * @param link a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public String getWidget(String link, LinksGetWidgetQuery query, Option... options) {
        var operation = new Operation("GET", "/links/{}/widget", "text/html", false, false, query.fields(), null, link);
        return core.call(operation, options, Core::text);
    }
}
