// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EligibilityAxisNotExamined(String value) implements Text {
    /** {@code notice_text} */
    public static final EligibilityAxisNotExamined NOTICE_TEXT = new EligibilityAxisNotExamined("notice_text");

    /** {@code location_basis} */
    public static final EligibilityAxisNotExamined LOCATION_BASIS = new EligibilityAxisNotExamined("location_basis");

    /** {@code product_limit} */
    public static final EligibilityAxisNotExamined PRODUCT_LIMIT = new EligibilityAxisNotExamined("product_limit");

    /** {@code company_size} */
    public static final EligibilityAxisNotExamined COMPANY_SIZE = new EligibilityAxisNotExamined("company_size");

    /** {@code track_record} */
    public static final EligibilityAxisNotExamined TRACK_RECORD = new EligibilityAxisNotExamined("track_record");

    /** {@code joint_method} */
    public static final EligibilityAxisNotExamined JOINT_METHOD = new EligibilityAxisNotExamined("joint_method");

    /** {@code sanctions_register} */
    public static final EligibilityAxisNotExamined SANCTIONS_REGISTER = new EligibilityAxisNotExamined("sanctions_register");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code notice_text} */
        NOTICE_TEXT,
        /** {@code location_basis} */
        LOCATION_BASIS,
        /** {@code product_limit} */
        PRODUCT_LIMIT,
        /** {@code company_size} */
        COMPANY_SIZE,
        /** {@code track_record} */
        TRACK_RECORD,
        /** {@code joint_method} */
        JOINT_METHOD,
        /** {@code sanctions_register} */
        SANCTIONS_REGISTER,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "notice_text" -> Known.NOTICE_TEXT;
            case "location_basis" -> Known.LOCATION_BASIS;
            case "product_limit" -> Known.PRODUCT_LIMIT;
            case "company_size" -> Known.COMPANY_SIZE;
            case "track_record" -> Known.TRACK_RECORD;
            case "joint_method" -> Known.JOINT_METHOD;
            case "sanctions_register" -> Known.SANCTIONS_REGISTER;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
