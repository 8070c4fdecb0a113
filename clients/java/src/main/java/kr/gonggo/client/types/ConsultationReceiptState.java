// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ConsultationReceiptState(String value) implements Text {
    /** {@code requested} */
    public static final ConsultationReceiptState REQUESTED = new ConsultationReceiptState("requested");

    @Override
    public String toString() {
        return value;
    }
}
