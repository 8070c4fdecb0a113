// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BlockedNetworkState(String value) implements Text {
    /** {@code contained} */
    public static final BlockedNetworkState CONTAINED = new BlockedNetworkState("contained");

    /** {@code resolved} */
    public static final BlockedNetworkState RESOLVED = new BlockedNetworkState("resolved");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code contained} */
        CONTAINED,
        /** {@code resolved} */
        RESOLVED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "contained" -> Known.CONTAINED;
            case "resolved" -> Known.RESOLVED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
