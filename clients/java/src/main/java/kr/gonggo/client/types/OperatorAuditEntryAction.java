// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record OperatorAuditEntryAction(String value) implements Text {
    /** {@code account_opened} */
    public static final OperatorAuditEntryAction ACCOUNT_OPENED = new OperatorAuditEntryAction("account_opened");

    /** {@code account_looked_at} */
    public static final OperatorAuditEntryAction ACCOUNT_LOOKED_AT = new OperatorAuditEntryAction("account_looked_at");

    /** {@code account_changed} */
    public static final OperatorAuditEntryAction ACCOUNT_CHANGED = new OperatorAuditEntryAction("account_changed");

    /** {@code consultation_approved} */
    public static final OperatorAuditEntryAction CONSULTATION_APPROVED = new OperatorAuditEntryAction("consultation_approved");

    /** {@code consultation_contacted} */
    public static final OperatorAuditEntryAction CONSULTATION_CONTACTED = new OperatorAuditEntryAction("consultation_contacted");

    /** {@code consultation_declined} */
    public static final OperatorAuditEntryAction CONSULTATION_DECLINED = new OperatorAuditEntryAction("consultation_declined");

    /** {@code source_enabled} */
    public static final OperatorAuditEntryAction SOURCE_ENABLED = new OperatorAuditEntryAction("source_enabled");

    /** {@code mail_resent} */
    public static final OperatorAuditEntryAction MAIL_RESENT = new OperatorAuditEntryAction("mail_resent");

    /** {@code source_disabled} */
    public static final OperatorAuditEntryAction SOURCE_DISABLED = new OperatorAuditEntryAction("source_disabled");

    /** {@code rejects_requeued} */
    public static final OperatorAuditEntryAction REJECTS_REQUEUED = new OperatorAuditEntryAction("rejects_requeued");

    /** {@code notice_withdrawn} */
    public static final OperatorAuditEntryAction NOTICE_WITHDRAWN = new OperatorAuditEntryAction("notice_withdrawn");

    /** {@code notice_restored} */
    public static final OperatorAuditEntryAction NOTICE_RESTORED = new OperatorAuditEntryAction("notice_restored");

    /** {@code incident_opened} */
    public static final OperatorAuditEntryAction INCIDENT_OPENED = new OperatorAuditEntryAction("incident_opened");

    /** {@code incident_resolved} */
    public static final OperatorAuditEntryAction INCIDENT_RESOLVED = new OperatorAuditEntryAction("incident_resolved");

    /** {@code network_lifted} */
    public static final OperatorAuditEntryAction NETWORK_LIFTED = new OperatorAuditEntryAction("network_lifted");

    /** {@code operator_added} */
    public static final OperatorAuditEntryAction OPERATOR_ADDED = new OperatorAuditEntryAction("operator_added");

    /** {@code operator_removed} */
    public static final OperatorAuditEntryAction OPERATOR_REMOVED = new OperatorAuditEntryAction("operator_removed");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code account_opened} */
        ACCOUNT_OPENED,
        /** {@code account_looked_at} */
        ACCOUNT_LOOKED_AT,
        /** {@code account_changed} */
        ACCOUNT_CHANGED,
        /** {@code consultation_approved} */
        CONSULTATION_APPROVED,
        /** {@code consultation_contacted} */
        CONSULTATION_CONTACTED,
        /** {@code consultation_declined} */
        CONSULTATION_DECLINED,
        /** {@code source_enabled} */
        SOURCE_ENABLED,
        /** {@code mail_resent} */
        MAIL_RESENT,
        /** {@code source_disabled} */
        SOURCE_DISABLED,
        /** {@code rejects_requeued} */
        REJECTS_REQUEUED,
        /** {@code notice_withdrawn} */
        NOTICE_WITHDRAWN,
        /** {@code notice_restored} */
        NOTICE_RESTORED,
        /** {@code incident_opened} */
        INCIDENT_OPENED,
        /** {@code incident_resolved} */
        INCIDENT_RESOLVED,
        /** {@code network_lifted} */
        NETWORK_LIFTED,
        /** {@code operator_added} */
        OPERATOR_ADDED,
        /** {@code operator_removed} */
        OPERATOR_REMOVED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "account_opened" -> Known.ACCOUNT_OPENED;
            case "account_looked_at" -> Known.ACCOUNT_LOOKED_AT;
            case "account_changed" -> Known.ACCOUNT_CHANGED;
            case "consultation_approved" -> Known.CONSULTATION_APPROVED;
            case "consultation_contacted" -> Known.CONSULTATION_CONTACTED;
            case "consultation_declined" -> Known.CONSULTATION_DECLINED;
            case "source_enabled" -> Known.SOURCE_ENABLED;
            case "mail_resent" -> Known.MAIL_RESENT;
            case "source_disabled" -> Known.SOURCE_DISABLED;
            case "rejects_requeued" -> Known.REJECTS_REQUEUED;
            case "notice_withdrawn" -> Known.NOTICE_WITHDRAWN;
            case "notice_restored" -> Known.NOTICE_RESTORED;
            case "incident_opened" -> Known.INCIDENT_OPENED;
            case "incident_resolved" -> Known.INCIDENT_RESOLVED;
            case "network_lifted" -> Known.NETWORK_LIFTED;
            case "operator_added" -> Known.OPERATOR_ADDED;
            case "operator_removed" -> Known.OPERATOR_REMOVED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
