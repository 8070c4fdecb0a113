// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidsListBsnsDiv(String value) implements Text {
    /** {@code 물품} */
    public static final BidsListBsnsDiv 물품 = new BidsListBsnsDiv("물품");

    /** {@code 용역} */
    public static final BidsListBsnsDiv 용역 = new BidsListBsnsDiv("용역");

    /** {@code 공사} */
    public static final BidsListBsnsDiv 공사 = new BidsListBsnsDiv("공사");

    /** {@code 외자} */
    public static final BidsListBsnsDiv 외자 = new BidsListBsnsDiv("외자");

    /** {@code 기타} */
    public static final BidsListBsnsDiv 기타 = new BidsListBsnsDiv("기타");

    /** {@code goods} */
    public static final BidsListBsnsDiv GOODS = new BidsListBsnsDiv("goods");

    /** {@code services} */
    public static final BidsListBsnsDiv SERVICES = new BidsListBsnsDiv("services");

    /** {@code works} */
    public static final BidsListBsnsDiv WORKS = new BidsListBsnsDiv("works");

    /** {@code foreign} */
    public static final BidsListBsnsDiv FOREIGN = new BidsListBsnsDiv("foreign");

    /** {@code other} */
    public static final BidsListBsnsDiv OTHER = new BidsListBsnsDiv("other");

    @Override
    public String toString() {
        return value;
    }
}
