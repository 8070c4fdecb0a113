// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record RegistryEntryTruncated(String value) implements Text {
    /** {@code company} */
    public static final RegistryEntryTruncated COMPANY = new RegistryEntryTruncated("company");

    /** {@code licences} */
    public static final RegistryEntryTruncated LICENCES = new RegistryEntryTruncated("licences");

    /** {@code products} */
    public static final RegistryEntryTruncated PRODUCTS = new RegistryEntryTruncated("products");

    /** {@code sanctions} */
    public static final RegistryEntryTruncated SANCTIONS = new RegistryEntryTruncated("sanctions");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code company} */
        COMPANY,
        /** {@code licences} */
        LICENCES,
        /** {@code products} */
        PRODUCTS,
        /** {@code sanctions} */
        SANCTIONS,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "company" -> Known.COMPANY;
            case "licences" -> Known.LICENCES;
            case "products" -> Known.PRODUCTS;
            case "sanctions" -> Known.SANCTIONS;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
