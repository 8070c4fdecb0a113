// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidKind(String value) implements Text {
    /** {@code new} */
    public static final BidKind NEW = new BidKind("new");

    /** {@code changed} */
    public static final BidKind CHANGED = new BidKind("changed");

    /** {@code renotice} */
    public static final BidKind RENOTICE = new BidKind("renotice");

    /** {@code cancelled} */
    public static final BidKind CANCELLED = new BidKind("cancelled");

    @Override
    public String toString() {
        return value;
    }
}
