// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record FailedMailTemplate(String value) implements Text {
    /** {@code alert} */
    public static final FailedMailTemplate ALERT = new FailedMailTemplate("alert");

    /** {@code beta-invitation} */
    public static final FailedMailTemplate BETA_INVITATION = new FailedMailTemplate("beta-invitation");

    /** {@code passkey-added} */
    public static final FailedMailTemplate PASSKEY_ADDED = new FailedMailTemplate("passkey-added");

    /** {@code pursuit-reminder} */
    public static final FailedMailTemplate PURSUIT_REMINDER = new FailedMailTemplate("pursuit-reminder");

    /** {@code report-ready} */
    public static final FailedMailTemplate REPORT_READY = new FailedMailTemplate("report-ready");

    /** {@code security-incident} */
    public static final FailedMailTemplate SECURITY_INCIDENT = new FailedMailTemplate("security-incident");

    /** {@code sign-in-link} */
    public static final FailedMailTemplate SIGN_IN_LINK = new FailedMailTemplate("sign-in-link");

    /** {@code team-invitation} */
    public static final FailedMailTemplate TEAM_INVITATION = new FailedMailTemplate("team-invitation");

    /** {@code webhook-disabled} */
    public static final FailedMailTemplate WEBHOOK_DISABLED = new FailedMailTemplate("webhook-disabled");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code alert} */
        ALERT,
        /** {@code beta-invitation} */
        BETA_INVITATION,
        /** {@code passkey-added} */
        PASSKEY_ADDED,
        /** {@code pursuit-reminder} */
        PURSUIT_REMINDER,
        /** {@code report-ready} */
        REPORT_READY,
        /** {@code security-incident} */
        SECURITY_INCIDENT,
        /** {@code sign-in-link} */
        SIGN_IN_LINK,
        /** {@code team-invitation} */
        TEAM_INVITATION,
        /** {@code webhook-disabled} */
        WEBHOOK_DISABLED,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "alert" -> Known.ALERT;
            case "beta-invitation" -> Known.BETA_INVITATION;
            case "passkey-added" -> Known.PASSKEY_ADDED;
            case "pursuit-reminder" -> Known.PURSUIT_REMINDER;
            case "report-ready" -> Known.REPORT_READY;
            case "security-incident" -> Known.SECURITY_INCIDENT;
            case "sign-in-link" -> Known.SIGN_IN_LINK;
            case "team-invitation" -> Known.TEAM_INVITATION;
            case "webhook-disabled" -> Known.WEBHOOK_DISABLED;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
