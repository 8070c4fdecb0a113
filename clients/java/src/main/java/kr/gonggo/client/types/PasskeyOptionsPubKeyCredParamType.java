// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record PasskeyOptionsPubKeyCredParamType(String value) implements Text {
    /** {@code public-key} */
    public static final PasskeyOptionsPubKeyCredParamType PUBLIC_KEY = new PasskeyOptionsPubKeyCredParamType("public-key");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code public-key} */
        PUBLIC_KEY,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "public-key" -> Known.PUBLIC_KEY;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
