// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EligibilityRowReason(String value) implements Text {
    /** {@code met} */
    public static final EligibilityRowReason MET = new EligibilityRowReason("met");

    /** {@code not_limited} */
    public static final EligibilityRowReason NOT_LIMITED = new EligibilityRowReason("not_limited");

    /** {@code not_in_data} */
    public static final EligibilityRowReason NOT_IN_DATA = new EligibilityRowReason("not_in_data");

    /** {@code rows_incomplete} */
    public static final EligibilityRowReason ROWS_INCOMPLETE = new EligibilityRowReason("rows_incomplete");

    /** {@code undeclared} */
    public static final EligibilityRowReason UNDECLARED = new EligibilityRowReason("undeclared");

    /** {@code date_undeclared} */
    public static final EligibilityRowReason DATE_UNDECLARED = new EligibilityRowReason("date_undeclared");

    /** {@code expires_before_closing} */
    public static final EligibilityRowReason EXPIRES_BEFORE_CLOSING = new EligibilityRowReason("expires_before_closing");

    /** {@code wider_licence} */
    public static final EligibilityRowReason WIDER_LICENCE = new EligibilityRowReason("wider_licence");

    /** {@code permitted_list_only} */
    public static final EligibilityRowReason PERMITTED_LIST_ONLY = new EligibilityRowReason("permitted_list_only");

    /** {@code no_code} */
    public static final EligibilityRowReason NO_CODE = new EligibilityRowReason("no_code");

    /** {@code missing} */
    public static final EligibilityRowReason MISSING = new EligibilityRowReason("missing");

    /** {@code manufacture_undeclared} */
    public static final EligibilityRowReason MANUFACTURE_UNDECLARED = new EligibilityRowReason("manufacture_undeclared");

    /** {@code certificate_undeclared} */
    public static final EligibilityRowReason CERTIFICATE_UNDECLARED = new EligibilityRowReason("certificate_undeclared");

    /** {@code branch_only} */
    public static final EligibilityRowReason BRANCH_ONLY = new EligibilityRowReason("branch_only");

    /** {@code seat_too_wide} */
    public static final EligibilityRowReason SEAT_TOO_WIDE = new EligibilityRowReason("seat_too_wide");

    /** {@code outside} */
    public static final EligibilityRowReason OUTSIDE = new EligibilityRowReason("outside");

    /** {@code size_exceeded} */
    public static final EligibilityRowReason SIZE_EXCEEDED = new EligibilityRowReason("size_exceeded");

    /** {@code amounts_in_text} */
    public static final EligibilityRowReason AMOUNTS_IN_TEXT = new EligibilityRowReason("amounts_in_text");

    /** {@code joint_excluded} */
    public static final EligibilityRowReason JOINT_EXCLUDED = new EligibilityRowReason("joint_excluded");

    /** {@code joint_required} */
    public static final EligibilityRowReason JOINT_REQUIRED = new EligibilityRowReason("joint_required");

    @Override
    public String toString() {
        return value;
    }
}
