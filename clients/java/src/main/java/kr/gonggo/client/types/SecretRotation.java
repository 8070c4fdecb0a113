// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * How to replace a secret.
 */
public final class SecretRotation extends Input {
    /** Makes one that says nothing yet. */
    public SecretRotation() {}

    /**
     * How many seconds requests are also signed with the old secret. Default: 86400.
     *
     * @param value the value
     * @return this
     */
    public SecretRotation graceSeconds(int value) {
        set("graceSeconds", value);
        return this;
    }
}
