// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record AuditRecordAction(String value) implements Text {
    /** {@code account.created} */
    public static final AuditRecordAction ACCOUNT_CREATED = new AuditRecordAction("account.created");

    /** {@code account.plan_changed} */
    public static final AuditRecordAction ACCOUNT_PLAN_CHANGED = new AuditRecordAction("account.plan_changed");

    /** {@code account.state_changed} */
    public static final AuditRecordAction ACCOUNT_STATE_CHANGED = new AuditRecordAction("account.state_changed");

    /** {@code account.limit_changed} */
    public static final AuditRecordAction ACCOUNT_LIMIT_CHANGED = new AuditRecordAction("account.limit_changed");

    /** {@code account.business_no_changed} */
    public static final AuditRecordAction ACCOUNT_BUSINESS_NO_CHANGED = new AuditRecordAction("account.business_no_changed");

    /** {@code account.beta_changed} */
    public static final AuditRecordAction ACCOUNT_BETA_CHANGED = new AuditRecordAction("account.beta_changed");

    /** {@code key.issued} */
    public static final AuditRecordAction KEY_ISSUED = new AuditRecordAction("key.issued");

    /** {@code key.rotated} */
    public static final AuditRecordAction KEY_ROTATED = new AuditRecordAction("key.rotated");

    /** {@code key.revoked} */
    public static final AuditRecordAction KEY_REVOKED = new AuditRecordAction("key.revoked");

    /** {@code member.invited} */
    public static final AuditRecordAction MEMBER_INVITED = new AuditRecordAction("member.invited");

    /** {@code member.invited_again} */
    public static final AuditRecordAction MEMBER_INVITED_AGAIN = new AuditRecordAction("member.invited_again");

    /** {@code member.accepted} */
    public static final AuditRecordAction MEMBER_ACCEPTED = new AuditRecordAction("member.accepted");

    /** {@code member.changed} */
    public static final AuditRecordAction MEMBER_CHANGED = new AuditRecordAction("member.changed");

    /** {@code member.removed} */
    public static final AuditRecordAction MEMBER_REMOVED = new AuditRecordAction("member.removed");

    /** {@code members.suspended} */
    public static final AuditRecordAction MEMBERS_SUSPENDED = new AuditRecordAction("members.suspended");

    /** {@code members.restored} */
    public static final AuditRecordAction MEMBERS_RESTORED = new AuditRecordAction("members.restored");

    /** {@code pursuit.created} */
    public static final AuditRecordAction PURSUIT_CREATED = new AuditRecordAction("pursuit.created");

    /** {@code pursuit.changed} */
    public static final AuditRecordAction PURSUIT_CHANGED = new AuditRecordAction("pursuit.changed");

    /** {@code pursuit.deleted} */
    public static final AuditRecordAction PURSUIT_DELETED = new AuditRecordAction("pursuit.deleted");

    /** {@code profile.replaced} */
    public static final AuditRecordAction PROFILE_REPLACED = new AuditRecordAction("profile.replaced");

    /** {@code link.created} */
    public static final AuditRecordAction LINK_CREATED = new AuditRecordAction("link.created");

    /** {@code link.deleted} */
    public static final AuditRecordAction LINK_DELETED = new AuditRecordAction("link.deleted");

    /** {@code webhook.created} */
    public static final AuditRecordAction WEBHOOK_CREATED = new AuditRecordAction("webhook.created");

    /** {@code webhook.changed} */
    public static final AuditRecordAction WEBHOOK_CHANGED = new AuditRecordAction("webhook.changed");

    /** {@code webhook.deleted} */
    public static final AuditRecordAction WEBHOOK_DELETED = new AuditRecordAction("webhook.deleted");

    /** {@code webhook.secret_rotated} */
    public static final AuditRecordAction WEBHOOK_SECRET_ROTATED = new AuditRecordAction("webhook.secret_rotated");

    /** {@code webhook.redelivered} */
    public static final AuditRecordAction WEBHOOK_REDELIVERED = new AuditRecordAction("webhook.redelivered");

    /** {@code webhook.disabled} */
    public static final AuditRecordAction WEBHOOK_DISABLED = new AuditRecordAction("webhook.disabled");

    /** {@code allow_list.replaced} */
    public static final AuditRecordAction ALLOW_LIST_REPLACED = new AuditRecordAction("allow_list.replaced");

    /** {@code session.started} */
    public static final AuditRecordAction SESSION_STARTED = new AuditRecordAction("session.started");

    /** {@code session.ended} */
    public static final AuditRecordAction SESSION_ENDED = new AuditRecordAction("session.ended");

    /** {@code session.link_mailed} */
    public static final AuditRecordAction SESSION_LINK_MAILED = new AuditRecordAction("session.link_mailed");

    /** {@code passkey.added} */
    public static final AuditRecordAction PASSKEY_ADDED = new AuditRecordAction("passkey.added");

    /** {@code passkey.renamed} */
    public static final AuditRecordAction PASSKEY_RENAMED = new AuditRecordAction("passkey.renamed");

    /** {@code passkey.removed} */
    public static final AuditRecordAction PASSKEY_REMOVED = new AuditRecordAction("passkey.removed");

    /** {@code passkey.counter_back} */
    public static final AuditRecordAction PASSKEY_COUNTER_BACK = new AuditRecordAction("passkey.counter_back");

    /** {@code incident.opened} */
    public static final AuditRecordAction INCIDENT_OPENED = new AuditRecordAction("incident.opened");

    /** {@code incident.contained} */
    public static final AuditRecordAction INCIDENT_CONTAINED = new AuditRecordAction("incident.contained");

    /** {@code incident.resolved} */
    public static final AuditRecordAction INCIDENT_RESOLVED = new AuditRecordAction("incident.resolved");

    /** {@code incident_settings.changed} */
    public static final AuditRecordAction INCIDENT_SETTINGS_CHANGED = new AuditRecordAction("incident_settings.changed");

    /** {@code operator.added} */
    public static final AuditRecordAction OPERATOR_ADDED = new AuditRecordAction("operator.added");

    /** {@code operator.removed} */
    public static final AuditRecordAction OPERATOR_REMOVED = new AuditRecordAction("operator.removed");

    /** {@code operator.looked} */
    public static final AuditRecordAction OPERATOR_LOOKED = new AuditRecordAction("operator.looked");

    @Override
    public String toString() {
        return value;
    }
}
