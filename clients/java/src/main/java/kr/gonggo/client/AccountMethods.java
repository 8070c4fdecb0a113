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
     * <p>What the account is called, its plan, and its own business number.
     *
     * <p>Plan: Pro and Enterprise. Scope: any.
     *
     * <p>{@code GET /v1/account}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Account get(Option... options) {
        var operation = new Operation("GET", "/v1/account", "application/json", false, Map.of(), null);
        return core.call(operation, options, Core.json(Account.class));
    }

    /**
     * Set the own business number.
     *
     * <p>By it, results tell whether the account has won: pursuits with a result are decided anew. Absent fields stay
     * as they are; {@code null} resets a field. {@code If-Match} is honoured.
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
        var operation = new Operation("PATCH", "/v1/account", "application/json", false, Map.of(), body);
        return core.call(operation, options, Core.json(Account.class));
    }
}
