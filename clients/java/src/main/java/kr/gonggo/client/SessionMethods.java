// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.Passkey;
import kr.gonggo.client.types.PasskeyChange;
import kr.gonggo.client.types.PasskeyInput;
import kr.gonggo.client.types.PasskeyList;
import kr.gonggo.client.types.PasskeyOptions;
import kr.gonggo.client.types.PasskeyRequest;
import kr.gonggo.client.types.Session;
import kr.gonggo.client.types.SessionListPasskeysQuery;
import kr.gonggo.client.types.SignIn;
import kr.gonggo.client.types.SignInLinkInput;
import kr.gonggo.client.types.SignInLinkReceipt;

/**
 * Signing in to the console, and your sessions.
 */
public final class SessionMethods {
    private final Core core;

    SessionMethods(Core core) {
        this.core = core;
    }

    /**
     * Sign in.
     *
     * <p>Sign in with a key, with the token of a mailed link, or with a passkey that has signed a challenge of {@code
     * POST /session/challenges}. Plain http works only on the server itself. The response sets an {@code HttpOnly}
     * cookie that authenticates all routes under {@code /v1} with the scopes of the key, or of the member’s role:
     * {@code __Host-gonggo} over https, {@code gonggo} over plain http. Its value is new at every sign-in. The session
     * ends with the key or the membership, after 12 hours without use, and after 30 days. Requests with the cookie that
     * change something need the header {@code X-Gonggo-Console: 1}.
     *
     * <p>{@code POST /session}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Session signIn(SignIn body, Option... options) {
        var operation = new Operation("POST", "/session", "application/json", false, false, Map.of(), body);
        return core.call(operation, options, Core.json(Session.class));
    }

    /**
     * Who is signed in.
     *
     * <p>Account, member or key, role, operator status, scopes, plan, language and expiry of the session.
     *
     * <p>{@code GET /session}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Session get(Option... options) {
        var operation = new Operation("GET", "/session", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(Session.class));
    }

    /**
     * Sign out.
     *
     * <p>Ends the session on every process within a second. Signing out twice changes nothing.
     *
     * <p>{@code DELETE /session}
     *
     * @param options of this call alone
     */
    public void signOut(Option... options) {
        var operation = new Operation("DELETE", "/session", "application/json", false, false, Map.of(), null);
        core.call(operation, options, Core::text);
    }

    /**
     * Mail a sign-in link.
     *
     * <p>For members of a team. The link works once, within 15 minutes. The response is the same for every address.
     * Limits per hour: 5 links to one address from one network, 20 to one address from all networks, and 30 from one
     * network.
     *
     * <p>{@code POST /session/links}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public SignInLinkReceipt mailSignInLink(SignInLinkInput body, Option... options) {
        var operation = new Operation("POST", "/session/links", "application/json", false, false, Map.of(), body);
        return core.call(operation, options, Core.json(SignInLinkReceipt.class));
    }

    /**
     * Begin to sign in with a passkey.
     *
     * <p>Returns a challenge for a passkey to sign, valid for 5 minutes and one sign-in. No mail address is needed: the
     * device knows its users. At most 300 an hour are issued to one network.
     *
     * <p>{@code POST /session/challenges}
     *
     * @param options of this call alone
     * @return the answer
     */
    public PasskeyRequest beginPasskeySignIn(Option... options) {
        var operation = new Operation("POST", "/session/challenges", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(PasskeyRequest.class));
    }

    /**
     * Begin to add a passkey.
     *
     * <p>The options with which a browser creates a passkey for the signed-in member. The challenge is valid for 5
     * minutes, once. A member can have 20 passkeys.
     *
     * <p>{@code POST /session/passkeys/options}
     *
     * @param options of this call alone
     * @return the answer
     */
    public PasskeyOptions beginPasskey(Option... options) {
        var operation = new Operation("POST", "/session/passkeys/options", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(PasskeyOptions.class));
    }

    /**
     * Add a passkey.
     *
     * <p>Stores the passkey that the browser created from the options, and notifies the member by mail. Sign in with it
     * by `POST /session {"passkey": …}`.
     *
     * <p>{@code POST /session/passkeys}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Passkey addPasskey(PasskeyInput body, Option... options) {
        var operation = new Operation("POST", "/session/passkeys", "application/json", false, false, Map.of(), body);
        return core.call(operation, options, Core.json(Passkey.class));
    }

    /**
     * List your passkeys.
     *
     * <p>The passkeys of the signed-in member, oldest first.
     *
     * <p>{@code GET /session/passkeys}
     *
     * @param options of this call alone
     * @return the answer
     */
    public PasskeyList listPasskeys(Option... options) {
        return listPasskeys(new SessionListPasskeysQuery(), options);
    }

    /**
     * List your passkeys.
     *
     * <p>The passkeys of the signed-in member, oldest first.
     *
     * <p>{@code GET /session/passkeys}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public PasskeyList listPasskeys(SessionListPasskeysQuery query, Option... options) {
        var operation = new Operation("GET", "/session/passkeys", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(PasskeyList.class));
    }

    /**
     * List your passkeys: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Passkey> listAllPasskeys(Option... options) {
        return listAllPasskeys(new SessionListPasskeysQuery(), options);
    }

    /**
     * List your passkeys: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Passkey> listAllPasskeys(SessionListPasskeysQuery query, Option... options) {
        var operation = new Operation("GET", "/session/passkeys", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, PasskeyList.class, PasskeyList::items);
    }

    /**
     * List your passkeys: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PasskeyList> listPasskeysPages(Option... options) {
        return listPasskeysPages(new SessionListPasskeysQuery(), options);
    }

    /**
     * List your passkeys: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PasskeyList> listPasskeysPages(SessionListPasskeysQuery query, Option... options) {
        var operation = new Operation("GET", "/session/passkeys", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, PasskeyList.class);
    }

    /**
     * Rename a passkey.
     *
     * <p>Only you see the name.
     *
     * <p>{@code PATCH /session/passkeys/{id}}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Passkey renamePasskey(String id, PasskeyChange body, Option... options) {
        var operation = new Operation("PATCH", "/session/passkeys/{}", "application/json", false, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(Passkey.class));
    }

    /**
     * Remove a passkey.
     *
     * <p>The passkey can no longer be used to sign in. Sessions created with it end within a second, except the one
     * making this request.
     *
     * <p>{@code DELETE /session/passkeys/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void removePasskey(String id, Option... options) {
        var operation = new Operation("DELETE", "/session/passkeys/{}", "application/json", false, false, Map.of(), null, id);
        core.call(operation, options, Core::text);
    }
}
