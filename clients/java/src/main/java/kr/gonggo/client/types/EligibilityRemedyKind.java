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

    @Override
    public String toString() {
        return value;
    }
}
