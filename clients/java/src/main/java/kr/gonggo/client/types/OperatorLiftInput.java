// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Why the block of a network ends before its time.
 */
public final class OperatorLiftInput extends Input {
    /** Makes one that says nothing yet. */
    public OperatorLiftInput() {}

    /**
     * Why; it stands in the operators’ log. Required.
     *
     * @param value the value
     * @return this
     */
    public OperatorLiftInput reason(String value) {
        set("reason", value);
        return this;
    }
}
