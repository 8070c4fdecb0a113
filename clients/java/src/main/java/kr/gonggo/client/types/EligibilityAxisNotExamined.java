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

    @Override
    public String toString() {
        return value;
    }
}
