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

    @Override
    public String toString() {
        return value;
    }
}
