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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code new} */
        NEW,
        /** {@code changed} */
        CHANGED,
        /** {@code renotice} */
        RENOTICE,
        /** {@code cancelled} */
        CANCELLED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "new" -> Known.NEW;
            case "changed" -> Known.CHANGED;
            case "renotice" -> Known.RENOTICE;
            case "cancelled" -> Known.CANCELLED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
