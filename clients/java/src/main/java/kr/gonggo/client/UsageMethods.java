// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.Usage;

/**
 * Keys, permissions, limits and the audit log.
 */
public final class UsageMethods {
    private final Core core;

    UsageMethods(Core core) {
        this.core = core;
    }

    /**
     * Plan, limits and usage.
     *
     * <p>Every limit of the account with its remaining quota, and the requests of the last 30 days in Seoul time,
     * including today. Requests to this endpoint do not count towards the plan’s limit.
     *
     * <p>Plan: Pro and Enterprise. Scope: any.
     *
     * <p>{@code GET /v1/usage}
     *
     * @param options of this call alone
     * @return the answer
     */
    public Usage get(Option... options) {
        var operation = new Operation("GET", "/v1/usage", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(Usage.class));
    }
}
