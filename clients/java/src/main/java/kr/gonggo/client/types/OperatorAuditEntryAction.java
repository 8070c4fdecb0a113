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

    @Override
    public String toString() {
        return value;
    }
}
