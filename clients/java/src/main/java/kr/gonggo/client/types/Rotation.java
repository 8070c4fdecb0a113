// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * How to replace a secret.
 */
public final class Rotation extends Input {
    /** Makes one that says nothing yet. */
    public Rotation() {}

    /**
     * How many seconds the old secret stays valid. Default: 86400.
     *
     * @param value the value
     * @return this
     */
    public Rotation graceSeconds(int value) {
        set("graceSeconds", value);
        return this;
    }
}
