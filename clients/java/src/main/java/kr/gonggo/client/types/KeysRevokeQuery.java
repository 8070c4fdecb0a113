// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of DELETE {@code /v1/keys/{id}}.
 */
public final class KeysRevokeQuery extends Input {
    /** Makes one that says nothing yet. */
    public KeysRevokeQuery() {}

    /**
     * What to do with the keys that were created with this one, and those created with them in turn. Default: "keep".
     *
     * @param value the value
     * @return this
     */
    public KeysRevokeQuery descendants(KeysRevokeDescendants value) {
        set("descendants", value);
        return this;
    }
}
