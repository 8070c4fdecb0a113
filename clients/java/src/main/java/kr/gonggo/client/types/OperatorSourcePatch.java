// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Switches a source on or off.
 */
public final class OperatorSourcePatch extends Input {
    /** Makes one that says nothing yet. */
    public OperatorSourcePatch() {}

    /**
     * Whether the source is switched on. Required.
     *
     * @param value the value
     * @return this
     */
    public OperatorSourcePatch state(WebhookState value) {
        set("state", value);
        return this;
    }
}
