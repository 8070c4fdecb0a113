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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code 물품} */
        물품,
        /** {@code 용역} */
        용역,
        /** {@code 공사} */
        공사,
        /** {@code 외자} */
        외자,
        /** {@code 기타} */
        기타,
        /** {@code goods} */
        GOODS,
        /** {@code services} */
        SERVICES,
        /** {@code works} */
        WORKS,
        /** {@code foreign} */
        FOREIGN,
        /** {@code other} */
        OTHER,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "물품" -> Known.물품;
            case "용역" -> Known.용역;
            case "공사" -> Known.공사;
            case "외자" -> Known.외자;
            case "기타" -> Known.기타;
            case "goods" -> Known.GOODS;
            case "services" -> Known.SERVICES;
            case "works" -> Known.WORKS;
            case "foreign" -> Known.FOREIGN;
            case "other" -> Known.OTHER;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
