// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.Account;
import kr.gonggo.client.types.AccountPatch;

/**
 * Keys, permissions, limits and the audit log.
 */
public final class AccountMethods {
    private final Core core;

    AccountMethods(Core core) {
        this.core = core;
    }

    /**
     * The account.
     *
     * <p>Name, plan and business registration number of the account.
     *
     * <p>Plan: Pro and Enterprise. Scope: any.
     *
     * <p>{@code GET /v1/account}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Account get(Option... options) {
        var operation = new Operation("GET", "/v1/account", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(Account.class));
    }

    /**
     * Set your business number.
     *
     * <p>The business number decides whether the account has won an award; the states of pursuits with a result are
     * updated. Absent fields stay as they are; {@code null} resets a field. {@code If-Match} is honoured.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code access:manage}.
     *
     * <p>{@code PATCH /v1/account}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public Account change(AccountPatch body, Option... options) {
        var operation = new Operation("PATCH", "/v1/account", "application/json", false, false, Map.of(), body);
        return core.call(operation, options, Core.json(Account.class));
    }
}
