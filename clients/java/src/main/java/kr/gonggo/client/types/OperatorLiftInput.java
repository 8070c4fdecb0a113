// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Why the block ends early.
 */
public final class OperatorLiftInput extends Input {
    /** Makes one that says nothing yet. */
    public OperatorLiftInput() {}

    /**
     * The reason; it is recorded in the operators’ audit log. Required.
     *
     * @param value the value
     * @return this
     */
    public OperatorLiftInput reason(String value) {
        set("reason", value);
        return this;
    }
}
