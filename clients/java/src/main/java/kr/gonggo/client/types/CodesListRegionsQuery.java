// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/codes/regions}.
 */
public final class CodesListRegionsQuery extends Input {
    /** Makes one that says nothing yet. */
    public CodesListRegionsQuery() {}

    /**
     * A code, or part of a name.
     *
     * @param value the value
     * @return this
     */
    public CodesListRegionsQuery q(String value) {
        set("q", value);
        return this;
    }

    /**
     * Page number, from 1. Default: 1.
     *
     * @param value the value
     * @return this
     */
    public CodesListRegionsQuery page(int value) {
        set("page", value);
        return this;
    }

    /**
     * Number of items on a page. Default: 20.
     *
     * @param value the value
     * @return this
     */
    public CodesListRegionsQuery pageSize(int value) {
        set("pageSize", value);
        return this;
    }
}
