// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.SourceList;

/**
 * The sources of the notices, and how current each is.
 */
public final class SourcesMethods {
    private final Core core;

    SourcesMethods(Core core) {
        this.core = core;
    }

    /**
     * Sources.
     *
     * <p>The sources of the notices, how current each is, and what is missing.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/sources}
     *
     * @param options of this call alone
     * @return the answer
     */
    public SourceList list(Option... options) {
        var operation = new Operation("GET", "/v1/sources", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(SourceList.class));
    }
}
