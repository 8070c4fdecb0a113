// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record UsagePlan(String value) implements Text {
    /** {@code free} */
    public static final UsagePlan FREE = new UsagePlan("free");

    /** {@code pro} */
    public static final UsagePlan PRO = new UsagePlan("pro");

    /** {@code enterprise} */
    public static final UsagePlan ENTERPRISE = new UsagePlan("enterprise");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code free} */
        FREE,
        /** {@code pro} */
        PRO,
        /** {@code enterprise} */
        ENTERPRISE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "free" -> Known.FREE;
            case "pro" -> Known.PRO;
            case "enterprise" -> Known.ENTERPRISE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
