// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidChangeOp(String value) implements Text {
    /** {@code upsert} */
    public static final BidChangeOp UPSERT = new BidChangeOp("upsert");

    /** {@code delete} */
    public static final BidChangeOp DELETE = new BidChangeOp("delete");

    @Override
    public String toString() {
        return value;
    }
}
