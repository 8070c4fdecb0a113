// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /v1/reports/{id}/content}.
 */
public final class ReportsGetContentQuery extends Input {
    /** Makes one that says nothing yet. */
    public ReportsGetContentQuery() {}

    /**
     * Whether browsers show the file instead of saving it. Only HTML can be shown. Default: false.
     *
     * @param value the value
     * @return this
     */
    public ReportsGetContentQuery inline(boolean value) {
        set("inline", value);
        return this;
    }
}
