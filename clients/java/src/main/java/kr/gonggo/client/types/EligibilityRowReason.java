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

    /** {@code expired} */
    public static final EligibilityRowReason EXPIRED = new EligibilityRowReason("expired");

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

    /** {@code stated_in_attachment} */
    public static final EligibilityRowReason STATED_IN_ATTACHMENT = new EligibilityRowReason("stated_in_attachment");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code met} */
        MET,
        /** {@code not_limited} */
        NOT_LIMITED,
        /** {@code not_in_data} */
        NOT_IN_DATA,
        /** {@code rows_incomplete} */
        ROWS_INCOMPLETE,
        /** {@code undeclared} */
        UNDECLARED,
        /** {@code date_undeclared} */
        DATE_UNDECLARED,
        /** {@code expires_before_closing} */
        EXPIRES_BEFORE_CLOSING,
        /** {@code wider_licence} */
        WIDER_LICENCE,
        /** {@code permitted_list_only} */
        PERMITTED_LIST_ONLY,
        /** {@code no_code} */
        NO_CODE,
        /** {@code missing} */
        MISSING,
        /** {@code expired} */
        EXPIRED,
        /** {@code manufacture_undeclared} */
        MANUFACTURE_UNDECLARED,
        /** {@code certificate_undeclared} */
        CERTIFICATE_UNDECLARED,
        /** {@code branch_only} */
        BRANCH_ONLY,
        /** {@code seat_too_wide} */
        SEAT_TOO_WIDE,
        /** {@code outside} */
        OUTSIDE,
        /** {@code size_exceeded} */
        SIZE_EXCEEDED,
        /** {@code amounts_in_text} */
        AMOUNTS_IN_TEXT,
        /** {@code joint_excluded} */
        JOINT_EXCLUDED,
        /** {@code joint_required} */
        JOINT_REQUIRED,
        /** {@code stated_in_attachment} */
        STATED_IN_ATTACHMENT,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "met" -> Known.MET;
            case "not_limited" -> Known.NOT_LIMITED;
            case "not_in_data" -> Known.NOT_IN_DATA;
            case "rows_incomplete" -> Known.ROWS_INCOMPLETE;
            case "undeclared" -> Known.UNDECLARED;
            case "date_undeclared" -> Known.DATE_UNDECLARED;
            case "expires_before_closing" -> Known.EXPIRES_BEFORE_CLOSING;
            case "wider_licence" -> Known.WIDER_LICENCE;
            case "permitted_list_only" -> Known.PERMITTED_LIST_ONLY;
            case "no_code" -> Known.NO_CODE;
            case "missing" -> Known.MISSING;
            case "expired" -> Known.EXPIRED;
            case "manufacture_undeclared" -> Known.MANUFACTURE_UNDECLARED;
            case "certificate_undeclared" -> Known.CERTIFICATE_UNDECLARED;
            case "branch_only" -> Known.BRANCH_ONLY;
            case "seat_too_wide" -> Known.SEAT_TOO_WIDE;
            case "outside" -> Known.OUTSIDE;
            case "size_exceeded" -> Known.SIZE_EXCEEDED;
            case "amounts_in_text" -> Known.AMOUNTS_IN_TEXT;
            case "joint_excluded" -> Known.JOINT_EXCLUDED;
            case "joint_required" -> Known.JOINT_REQUIRED;
            case "stated_in_attachment" -> Known.STATED_IN_ATTACHMENT;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
