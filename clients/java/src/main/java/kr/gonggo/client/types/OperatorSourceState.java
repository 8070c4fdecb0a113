// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record OperatorSourceState(String value) implements Text {
    /** {@code enabled} */
    public static final OperatorSourceState ENABLED = new OperatorSourceState("enabled");

    /** {@code disabled} */
    public static final OperatorSourceState DISABLED = new OperatorSourceState("disabled");

    /** {@code idle} */
    public static final OperatorSourceState IDLE = new OperatorSourceState("idle");

    @Override
    public String toString() {
        return value;
    }
}
