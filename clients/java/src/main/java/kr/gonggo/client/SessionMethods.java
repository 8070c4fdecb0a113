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
 * Signing in to the console, and where you are signed in.
 */
public final class SessionMethods {
    private final Core core;

    SessionMethods(Core core) {
        this.core = core;
    }

    /**
     * Sign in.
     *
     * <p>With a key, with the token of a mailed link, or with a passkey that has signed a challenge of {@code POST
     * /session/challenges}. Over plain http it works on the machine of the service alone. Answers with a cookie that
     * stands for the key, or for the member with the scopes of the role, on all routes under {@code /v1}: {@code
     * __Host-gonggo} over https, {@code gonggo} over plain http. It is out of reach of scripts and has a new value at
     * every sign-in. The session ends with the key or the membership, after 12 hours without use, and after 30 days.
     * Requests that come with the cookie and change something need the header {@code X-Gonggo-Console: 1}.
     *
     * <p>{@code POST /session}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Session signIn(SignIn body, Option... options) {
        var operation = new Operation("POST", "/session", "application/json", false, Map.of(), body);
        return core.call(operation, options, Core.json(Session.class));
    }

    /**
     * Who is signed in.
     *
     * <p>Account, member or key, role, whether an operator, scopes, plan, language and end of the session.
     *
     * <p>{@code GET /session}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Session get(Option... options) {
        var operation = new Operation("GET", "/session", "application/json", false, Map.of(), null);
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
        var operation = new Operation("DELETE", "/session", "application/json", false, Map.of(), null);
        core.call(operation, options, Core::text);
    }

    /**
     * Mail a link to sign in.
     *
     * <p>For members of a team. The link works once, within 15 minutes. The answer is the same for every address;
     * within an hour, at most 5 links to one address are accepted from a network, 20 to one address from all networks,
     * and 30 from a network.
     *
     * <p>{@code POST /session/links}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public SignInLinkReceipt mailSignInLink(SignInLinkInput body, Option... options) {
        var operation = new Operation("POST", "/session/links", "application/json", false, Map.of(), body);
        return core.call(operation, options, Core.json(SignInLinkReceipt.class));
    }

    /**
     * Begin to sign in with a passkey.
     *
     * <p>A challenge for a passkey to sign, good for 5 minutes and for one sign-in. No address is asked for and the
     * answer is of the same kind for everybody: the device knows whom it can sign in here. At most 300 an hour are
     * given to a network.
     *
     * <p>{@code POST /session/challenges}
     *
     * @param options of this call alone
     * @return the answer
     */
    public PasskeyRequest beginPasskeySignIn(Option... options) {
        var operation = new Operation("POST", "/session/challenges", "application/json", false, Map.of(), null);
        return core.call(operation, options, Core.json(PasskeyRequest.class));
    }

    /**
     * Begin to add a passkey.
     *
     * <p>What a browser needs to make a passkey for the member who is signed in. The challenge is good for 5 minutes,
     * once. A member can have 20 passkeys.
     *
     * <p>{@code POST /session/passkeys/options}
     *
     * @param options of this call alone
     * @return the answer
     */
    public PasskeyOptions beginPasskey(Option... options) {
        var operation = new Operation("POST", "/session/passkeys/options", "application/json", false, Map.of(), null);
        return core.call(operation, options, Core.json(PasskeyOptions.class));
    }

    /**
     * Add a passkey.
     *
     * <p>What the browser has made from the options. The member is told by mail. Whoever adds a passkey signs in with
     * it from then on: `POST /session {"passkey": …}`.
     *
     * <p>{@code POST /session/passkeys}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Passkey addPasskey(PasskeyInput body, Option... options) {
        var operation = new Operation("POST", "/session/passkeys", "application/json", false, Map.of(), body);
        return core.call(operation, options, Core.json(Passkey.class));
    }

    /**
     * List your passkeys.
     *
     * <p>Those of the member who is signed in; the oldest comes first.
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
     * <p>Those of the member who is signed in; the oldest comes first.
     *
     * <p>{@code GET /session/passkeys}
     *
     * @param query what is asked
     * @param options of this call alone
     * @return the answer
     */
    public PasskeyList listPasskeys(SessionListPasskeysQuery query, Option... options) {
        var operation = new Operation("GET", "/session/passkeys", "application/json", false, query.fields(), null);
        return core.call(operation, options, Core.json(PasskeyList.class));
    }

    /**
     * List your passkeys: the items of this page and of those after it.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Passkey> listAllPasskeys(Option... options) {
        return listAllPasskeys(new SessionListPasskeysQuery(), options);
    }

    /**
     * List your passkeys: the items of this page and of those after it.
     *
     * @param query what is asked
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Passkey> listAllPasskeys(SessionListPasskeysQuery query, Option... options) {
        var operation = new Operation("GET", "/session/passkeys", "application/json", false, query.fields(), null);
        return core.all(operation, options, PasskeyList.class, PasskeyList::items);
    }

    /**
     * List your passkeys: this page and those after it.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PasskeyList> listPasskeysPages(Option... options) {
        return listPasskeysPages(new SessionListPasskeysQuery(), options);
    }

    /**
     * List your passkeys: this page and those after it.
     *
     * @param query what is asked
     * @param options of this call alone
     * @return the loop
     */
    public Loop<PasskeyList> listPasskeysPages(SessionListPasskeysQuery query, Option... options) {
        var operation = new Operation("GET", "/session/passkeys", "application/json", false, query.fields(), null);
        return core.pages(operation, options, PasskeyList.class);
    }

    /**
     * Rename a passkey.
     *
     * <p>The name is for you alone.
     *
     * <p>{@code PATCH /session/passkeys/{id}}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Passkey renamePasskey(String id, PasskeyChange body, Option... options) {
        var operation = new Operation("PATCH", "/session/passkeys/{}", "application/json", false, Map.of(), body, id);
        return core.call(operation, options, Core.json(Passkey.class));
    }

    /**
     * Remove a passkey.
     *
     * <p>It signs nobody in any more. Sessions that were begun with it end within a second, but for the one you ask
     * with.
     *
     * <p>{@code DELETE /session/passkeys/{id}}
     *
     * @param id a part of the path
     * @param options of this call alone
     */
    public void removePasskey(String id, Option... options) {
        var operation = new Operation("DELETE", "/session/passkeys/{}", "application/json", false, Map.of(), null, id);
        core.call(operation, options, Core::text);
    }
}
