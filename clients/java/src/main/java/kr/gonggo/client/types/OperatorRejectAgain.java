// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record OperatorRejectAgain(String value) implements Text {
    /** {@code possible} */
    public static final OperatorRejectAgain POSSIBLE = new OperatorRejectAgain("possible");

    /** {@code ordered} */
    public static final OperatorRejectAgain ORDERED = new OperatorRejectAgain("ordered");

    /** {@code impossible} */
    public static final OperatorRejectAgain IMPOSSIBLE = new OperatorRejectAgain("impossible");

    @Override
    public String toString() {
        return value;
    }
}
