// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Blocks a key or a whole account: name one of the two.
 */
public final class OperatorIncidentInput extends Input {
    /** Makes one that says nothing yet. */
    public OperatorIncidentInput() {}

    /**
     * The account to block, with all its keys.
     *
     * @param value the value
     * @return this
     */
    public OperatorIncidentInput accountId(String value) {
        set("accountId", value);
        return this;
    }

    /**
     * The key to block.
     *
     * @param value the value
     * @return this
     */
    public OperatorIncidentInput keyId(String value) {
        set("keyId", value);
        return this;
    }

    /**
     * Reason; the owner sees it. Required.
     *
     * @param value the value
     * @return this
     */
    public OperatorIncidentInput reason(String value) {
        set("reason", value);
        return this;
    }
}
