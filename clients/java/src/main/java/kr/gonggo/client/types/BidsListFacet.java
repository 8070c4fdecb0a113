// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidsListFacet(String value) implements Text {
    /** {@code status} */
    public static final BidsListFacet STATUS = new BidsListFacet("status");

    /** {@code bsnsDiv} */
    public static final BidsListFacet BSNS_DIV = new BidsListFacet("bsnsDiv");

    /** {@code region} */
    public static final BidsListFacet REGION = new BidsListFacet("region");

    @Override
    public String toString() {
        return value;
    }
}
