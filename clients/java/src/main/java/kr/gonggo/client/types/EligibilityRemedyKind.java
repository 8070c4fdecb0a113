// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record EligibilityRemedyKind(String value) implements Text {
    /** {@code declare} */
    public static final EligibilityRemedyKind DECLARE = new EligibilityRemedyKind("declare");

    /** {@code declare_date} */
    public static final EligibilityRemedyKind DECLARE_DATE = new EligibilityRemedyKind("declare_date");

    /** {@code renew} */
    public static final EligibilityRemedyKind RENEW = new EligibilityRemedyKind("renew");

    /** {@code joint_bidder} */
    public static final EligibilityRemedyKind JOINT_BIDDER = new EligibilityRemedyKind("joint_bidder");

    /** {@code obtain} */
    public static final EligibilityRemedyKind OBTAIN = new EligibilityRemedyKind("obtain");

    /** {@code read_notice} */
    public static final EligibilityRemedyKind READ_NOTICE = new EligibilityRemedyKind("read_notice");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code declare} */
        DECLARE,
        /** {@code declare_date} */
        DECLARE_DATE,
        /** {@code renew} */
        RENEW,
        /** {@code joint_bidder} */
        JOINT_BIDDER,
        /** {@code obtain} */
        OBTAIN,
        /** {@code read_notice} */
        READ_NOTICE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "declare" -> Known.DECLARE;
            case "declare_date" -> Known.DECLARE_DATE;
            case "renew" -> Known.RENEW;
            case "joint_bidder" -> Known.JOINT_BIDDER;
            case "obtain" -> Known.OBTAIN;
            case "read_notice" -> Known.READ_NOTICE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
