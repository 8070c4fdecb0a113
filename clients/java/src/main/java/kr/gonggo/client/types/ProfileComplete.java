// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ProfileComplete(String value) implements Text {
    /** {@code licences} */
    public static final ProfileComplete LICENCES = new ProfileComplete("licences");

    /** {@code seats} */
    public static final ProfileComplete SEATS = new ProfileComplete("seats");

    /** {@code products} */
    public static final ProfileComplete PRODUCTS = new ProfileComplete("products");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code licences} */
        LICENCES,
        /** {@code seats} */
        SEATS,
        /** {@code products} */
        PRODUCTS,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "licences" -> Known.LICENCES;
            case "seats" -> Known.SEATS;
            case "products" -> Known.PRODUCTS;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
