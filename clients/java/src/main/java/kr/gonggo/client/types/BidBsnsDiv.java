// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidBsnsDiv(String value) implements Text {
    /** {@code 물품} */
    public static final BidBsnsDiv 물품 = new BidBsnsDiv("물품");

    /** {@code 용역} */
    public static final BidBsnsDiv 용역 = new BidBsnsDiv("용역");

    /** {@code 공사} */
    public static final BidBsnsDiv 공사 = new BidBsnsDiv("공사");

    /** {@code 외자} */
    public static final BidBsnsDiv 외자 = new BidBsnsDiv("외자");

    /** {@code 기타} */
    public static final BidBsnsDiv 기타 = new BidBsnsDiv("기타");

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
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
