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

    /** {@code profile.created} */
    public static final AuditRecordAction PROFILE_CREATED = new AuditRecordAction("profile.created");

    /** {@code profile.replaced} */
    public static final AuditRecordAction PROFILE_REPLACED = new AuditRecordAction("profile.replaced");

    /** {@code profile.deleted} */
    public static final AuditRecordAction PROFILE_DELETED = new AuditRecordAction("profile.deleted");

    /** {@code link.created} */
    public static final AuditRecordAction LINK_CREATED = new AuditRecordAction("link.created");

    /** {@code link.changed} */
    public static final AuditRecordAction LINK_CHANGED = new AuditRecordAction("link.changed");

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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code account.created} */
        ACCOUNT_CREATED,
        /** {@code account.plan_changed} */
        ACCOUNT_PLAN_CHANGED,
        /** {@code account.state_changed} */
        ACCOUNT_STATE_CHANGED,
        /** {@code account.limit_changed} */
        ACCOUNT_LIMIT_CHANGED,
        /** {@code account.business_no_changed} */
        ACCOUNT_BUSINESS_NO_CHANGED,
        /** {@code account.beta_changed} */
        ACCOUNT_BETA_CHANGED,
        /** {@code key.issued} */
        KEY_ISSUED,
        /** {@code key.rotated} */
        KEY_ROTATED,
        /** {@code key.revoked} */
        KEY_REVOKED,
        /** {@code member.invited} */
        MEMBER_INVITED,
        /** {@code member.invited_again} */
        MEMBER_INVITED_AGAIN,
        /** {@code member.accepted} */
        MEMBER_ACCEPTED,
        /** {@code member.changed} */
        MEMBER_CHANGED,
        /** {@code member.removed} */
        MEMBER_REMOVED,
        /** {@code members.suspended} */
        MEMBERS_SUSPENDED,
        /** {@code members.restored} */
        MEMBERS_RESTORED,
        /** {@code pursuit.created} */
        PURSUIT_CREATED,
        /** {@code pursuit.changed} */
        PURSUIT_CHANGED,
        /** {@code pursuit.deleted} */
        PURSUIT_DELETED,
        /** {@code profile.created} */
        PROFILE_CREATED,
        /** {@code profile.replaced} */
        PROFILE_REPLACED,
        /** {@code profile.deleted} */
        PROFILE_DELETED,
        /** {@code link.created} */
        LINK_CREATED,
        /** {@code link.changed} */
        LINK_CHANGED,
        /** {@code link.deleted} */
        LINK_DELETED,
        /** {@code webhook.created} */
        WEBHOOK_CREATED,
        /** {@code webhook.changed} */
        WEBHOOK_CHANGED,
        /** {@code webhook.deleted} */
        WEBHOOK_DELETED,
        /** {@code webhook.secret_rotated} */
        WEBHOOK_SECRET_ROTATED,
        /** {@code webhook.redelivered} */
        WEBHOOK_REDELIVERED,
        /** {@code webhook.disabled} */
        WEBHOOK_DISABLED,
        /** {@code allow_list.replaced} */
        ALLOW_LIST_REPLACED,
        /** {@code session.started} */
        SESSION_STARTED,
        /** {@code session.ended} */
        SESSION_ENDED,
        /** {@code session.link_mailed} */
        SESSION_LINK_MAILED,
        /** {@code passkey.added} */
        PASSKEY_ADDED,
        /** {@code passkey.renamed} */
        PASSKEY_RENAMED,
        /** {@code passkey.removed} */
        PASSKEY_REMOVED,
        /** {@code passkey.counter_back} */
        PASSKEY_COUNTER_BACK,
        /** {@code incident.opened} */
        INCIDENT_OPENED,
        /** {@code incident.contained} */
        INCIDENT_CONTAINED,
        /** {@code incident.resolved} */
        INCIDENT_RESOLVED,
        /** {@code incident_settings.changed} */
        INCIDENT_SETTINGS_CHANGED,
        /** {@code operator.added} */
        OPERATOR_ADDED,
        /** {@code operator.removed} */
        OPERATOR_REMOVED,
        /** {@code operator.looked} */
        OPERATOR_LOOKED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "account.created" -> Known.ACCOUNT_CREATED;
            case "account.plan_changed" -> Known.ACCOUNT_PLAN_CHANGED;
            case "account.state_changed" -> Known.ACCOUNT_STATE_CHANGED;
            case "account.limit_changed" -> Known.ACCOUNT_LIMIT_CHANGED;
            case "account.business_no_changed" -> Known.ACCOUNT_BUSINESS_NO_CHANGED;
            case "account.beta_changed" -> Known.ACCOUNT_BETA_CHANGED;
            case "key.issued" -> Known.KEY_ISSUED;
            case "key.rotated" -> Known.KEY_ROTATED;
            case "key.revoked" -> Known.KEY_REVOKED;
            case "member.invited" -> Known.MEMBER_INVITED;
            case "member.invited_again" -> Known.MEMBER_INVITED_AGAIN;
            case "member.accepted" -> Known.MEMBER_ACCEPTED;
            case "member.changed" -> Known.MEMBER_CHANGED;
            case "member.removed" -> Known.MEMBER_REMOVED;
            case "members.suspended" -> Known.MEMBERS_SUSPENDED;
            case "members.restored" -> Known.MEMBERS_RESTORED;
            case "pursuit.created" -> Known.PURSUIT_CREATED;
            case "pursuit.changed" -> Known.PURSUIT_CHANGED;
            case "pursuit.deleted" -> Known.PURSUIT_DELETED;
            case "profile.created" -> Known.PROFILE_CREATED;
            case "profile.replaced" -> Known.PROFILE_REPLACED;
            case "profile.deleted" -> Known.PROFILE_DELETED;
            case "link.created" -> Known.LINK_CREATED;
            case "link.changed" -> Known.LINK_CHANGED;
            case "link.deleted" -> Known.LINK_DELETED;
            case "webhook.created" -> Known.WEBHOOK_CREATED;
            case "webhook.changed" -> Known.WEBHOOK_CHANGED;
            case "webhook.deleted" -> Known.WEBHOOK_DELETED;
            case "webhook.secret_rotated" -> Known.WEBHOOK_SECRET_ROTATED;
            case "webhook.redelivered" -> Known.WEBHOOK_REDELIVERED;
            case "webhook.disabled" -> Known.WEBHOOK_DISABLED;
            case "allow_list.replaced" -> Known.ALLOW_LIST_REPLACED;
            case "session.started" -> Known.SESSION_STARTED;
            case "session.ended" -> Known.SESSION_ENDED;
            case "session.link_mailed" -> Known.SESSION_LINK_MAILED;
            case "passkey.added" -> Known.PASSKEY_ADDED;
            case "passkey.renamed" -> Known.PASSKEY_RENAMED;
            case "passkey.removed" -> Known.PASSKEY_REMOVED;
            case "passkey.counter_back" -> Known.PASSKEY_COUNTER_BACK;
            case "incident.opened" -> Known.INCIDENT_OPENED;
            case "incident.contained" -> Known.INCIDENT_CONTAINED;
            case "incident.resolved" -> Known.INCIDENT_RESOLVED;
            case "incident_settings.changed" -> Known.INCIDENT_SETTINGS_CHANGED;
            case "operator.added" -> Known.OPERATOR_ADDED;
            case "operator.removed" -> Known.OPERATOR_REMOVED;
            case "operator.looked" -> Known.OPERATOR_LOOKED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
