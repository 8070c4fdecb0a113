// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record SingleBidReason(String value) implements Text {
    /** {@code too_few} */
    public static final SingleBidReason TOO_FEW = new SingleBidReason("too_few");

    @Override
    public String toString() {
        return value;
    }
}
