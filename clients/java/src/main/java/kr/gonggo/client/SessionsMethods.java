// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.SessionEntry;
import kr.gonggo.client.types.SessionList;
import kr.gonggo.client.types.SessionsListQuery;

/**
 * Signing in to the console, and your sessions.
 */
public final class SessionsMethods {
    private final Core core;

    SessionsMethods(Core core) {
        this.core = core;
    }

    /**
     * End one of your sessions.
     *
     * <p>Every process rejects it within a second.
     *
     * <p>Plan: Pro and Enterprise. Scope: any.
     *
     * <p>{@code DELETE /v1/sessions/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void end(String id, Option... options) {
        var operation = new Operation("DELETE", "/v1/sessions/{}", "application/json", false, false, Map.of(), null, id);
        core.call(operation, options, Core::text);
    }

    /**
     * List your sessions.
     *
     * <p>The sessions of the signed-in member, or those created with the calling key, most recently used first.
     *
     * <p>Plan: Pro and Enterprise. Scope: any.
     *
     * <p>{@code GET /v1/sessions}
     *
     * @param options of this call alone
     * @return the answer
     */
    public SessionList list(Option... options) {
        return list(new SessionsListQuery(), options);
    }

    /**
     * List your sessions.
     *
     * <p>The sessions of the signed-in member, or those created with the calling key, most recently used first.
     *
     * <p>Plan: Pro and Enterprise. Scope: any.
     *
     * <p>{@code GET /v1/sessions}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public SessionList list(SessionsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/sessions", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(SessionList.class));
    }

    /**
     * List your sessions: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<SessionEntry> listAll(Option... options) {
        return listAll(new SessionsListQuery(), options);
    }

    /**
     * List your sessions: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<SessionEntry> listAll(SessionsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/sessions", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, SessionList.class, SessionList::items);
    }

    /**
     * List your sessions: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<SessionList> listPages(Option... options) {
        return listPages(new SessionsListQuery(), options);
    }

    /**
     * List your sessions: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<SessionList> listPages(SessionsListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/sessions", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, SessionList.class);
    }

    /**
     * End all your sessions.
     *
     * <p>Signs you out everywhere, including here. Every process rejects the sessions within a second.
     *
     * <p>Plan: Pro and Enterprise. Scope: any.
     *
     * <p>{@code DELETE /v1/sessions}
     *
     * @param options of this call alone
     */
    public void endAll(Option... options) {
        var operation = new Operation("DELETE", "/v1/sessions", "application/json", false, false, Map.of(), null);
        core.call(operation, options, Core::text);
    }
}
