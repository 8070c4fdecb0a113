// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record SecretFindingLabelLabel(String value) implements Text {
    /** {@code true_positive} */
    public static final SecretFindingLabelLabel TRUE_POSITIVE = new SecretFindingLabelLabel("true_positive");

    /** {@code false_positive} */
    public static final SecretFindingLabelLabel FALSE_POSITIVE = new SecretFindingLabelLabel("false_positive");

    @Override
    public String toString() {
        return value;
    }
}
