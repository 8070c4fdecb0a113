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

    @Override
    public String toString() {
        return value;
    }
}
