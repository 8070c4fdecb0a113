// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record OperatorAccountState(String value) implements Text {
    /** {@code active} */
    public static final OperatorAccountState ACTIVE = new OperatorAccountState("active");

    /** {@code suspended} */
    public static final OperatorAccountState SUSPENDED = new OperatorAccountState("suspended");

    @Override
    public String toString() {
        return value;
    }
}
