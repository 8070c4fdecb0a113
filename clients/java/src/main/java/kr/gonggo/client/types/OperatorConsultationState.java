// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record OperatorConsultationState(String value) implements Text {
    /** {@code requested} */
    public static final OperatorConsultationState REQUESTED = new OperatorConsultationState("requested");

    /** {@code contacted} */
    public static final OperatorConsultationState CONTACTED = new OperatorConsultationState("contacted");

    /** {@code approved} */
    public static final OperatorConsultationState APPROVED = new OperatorConsultationState("approved");

    /** {@code declined} */
    public static final OperatorConsultationState DECLINED = new OperatorConsultationState("declined");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code requested} */
        REQUESTED,
        /** {@code contacted} */
        CONTACTED,
        /** {@code approved} */
        APPROVED,
        /** {@code declined} */
        DECLINED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "requested" -> Known.REQUESTED;
            case "contacted" -> Known.CONTACTED;
            case "approved" -> Known.APPROVED;
            case "declined" -> Known.DECLINED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
