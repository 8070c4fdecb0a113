// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.Key;
import kr.gonggo.client.types.KeyList;
import kr.gonggo.client.types.KeyWithSecret;
import kr.gonggo.client.types.KeysListQuery;
import kr.gonggo.client.types.KeysRevokeQuery;
import kr.gonggo.client.types.NewKey;
import kr.gonggo.client.types.Rotation;

/**
 * Keys, permissions, limits and the audit log.
 */
public final class KeysMethods {
    private final Core core;

    KeysMethods(Core core) {
        this.core = core;
    }

    /**
     * List keys.
     *
     * <p>The keys of the account, oldest first, including revoked and expired ones. Secrets are not shown: they are not
     * stored.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keys:manage}; signed-in members need none for their own keys.
     *
     * <p>{@code GET /v1/keys}
     *
     * @param options of this call alone
     * @return the answer
     */
    public KeyList list(Option... options) {
        return list(new KeysListQuery(), options);
    }

    /**
     * List keys.
     *
     * <p>The keys of the account, oldest first, including revoked and expired ones. Secrets are not shown: they are not
     * stored.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keys:manage}; signed-in members need none for their own keys.
     *
     * <p>{@code GET /v1/keys}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public KeyList list(KeysListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/keys", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(KeyList.class));
    }

    /**
     * List keys: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Key> listAll(Option... options) {
        return listAll(new KeysListQuery(), options);
    }

    /**
     * List keys: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Key> listAll(KeysListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/keys", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, KeyList.class, KeyList::items);
    }

    /**
     * List keys: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<KeyList> listPages(Option... options) {
        return listPages(new KeysListQuery(), options);
    }

    /**
     * List keys: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<KeyList> listPages(KeysListQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/keys", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, KeyList.class);
    }

    /**
     * Create a key.
     *
     * <p>The response shows the secret in {@code key}, only once. A key can grant at most its own scopes, and grants
     * all of them if none are named. The new key expires no later than the key you call with.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keys:manage}; signed-in members need none for their own keys.
     *
     * <p>{@code POST /v1/keys}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public KeyWithSecret create(NewKey body, Option... options) {
        var operation = new Operation("POST", "/v1/keys", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(KeyWithSecret.class));
    }

    /**
     * One key.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keys:manage}; signed-in members need none for their own keys.
     *
     * <p>{@code GET /v1/keys/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public Key get(String id, Option... options) {
        var operation = new Operation("GET", "/v1/keys/{}", "application/json", false, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(Key.class));
    }

    /**
     * Revoke a key.
     *
     * <p>Every process rejects the key within a second, and this cannot be undone. With {@code descendants=revoke} the
     * keys created with it, and those created with them in turn, are revoked too.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keys:manage}; signed-in members need none for their own keys.
     *
     * <p>{@code DELETE /v1/keys/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void revoke(String id, Option... options) {
        revoke(id, new KeysRevokeQuery(), options);
    }

    /**
     * Revoke a key.
     *
     * <p>Every process rejects the key within a second, and this cannot be undone. With {@code descendants=revoke} the
     * keys created with it, and those created with them in turn, are revoked too.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keys:manage}; signed-in members need none for their own keys.
     *
     * <p>{@code DELETE /v1/keys/{id}}
     *
     * @param id a part of the path
     * @param query the query parameters
     * @param options of this call alone
     */
    public void revoke(String id, KeysRevokeQuery query, Option... options) {
        var operation = new Operation("DELETE", "/v1/keys/{}", "application/json", false, false, query.fields(), null, id);
        core.call(operation, options, Core::text);
    }

    /**
     * Replace the secret of a key.
     *
     * <p>The response shows the new secret in {@code key}, only once. The old secret stays valid for {@code
     * graceSeconds}; one that was already in its grace period ends at once. A key may always rotate itself, and other
     * keys only if it has all of their scopes.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code keys:manage}; a key needs none for itself; signed-in members need none
     * for their own keys.
     *
     * <p>{@code POST /v1/keys/{id}/rotate}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public KeyWithSecret rotate(String id, Rotation body, Option... options) {
        var operation = new Operation("POST", "/v1/keys/{}/rotate", "application/json", true, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(KeyWithSecret.class));
    }
}
