// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record AttachmentQuotationTopic(String value) implements Text {
    /** {@code qualification} */
    public static final AttachmentQuotationTopic QUALIFICATION = new AttachmentQuotationTopic("qualification");

    /** {@code siteBriefing} */
    public static final AttachmentQuotationTopic SITE_BRIEFING = new AttachmentQuotationTopic("siteBriefing");

    /** {@code jointContracting} */
    public static final AttachmentQuotationTopic JOINT_CONTRACTING = new AttachmentQuotationTopic("jointContracting");

    /** {@code trackRecord} */
    public static final AttachmentQuotationTopic TRACK_RECORD = new AttachmentQuotationTopic("trackRecord");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code qualification} */
        QUALIFICATION,
        /** {@code siteBriefing} */
        SITE_BRIEFING,
        /** {@code jointContracting} */
        JOINT_CONTRACTING,
        /** {@code trackRecord} */
        TRACK_RECORD,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "qualification" -> Known.QUALIFICATION;
            case "siteBriefing" -> Known.SITE_BRIEFING;
            case "jointContracting" -> Known.JOINT_CONTRACTING;
            case "trackRecord" -> Known.TRACK_RECORD;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
