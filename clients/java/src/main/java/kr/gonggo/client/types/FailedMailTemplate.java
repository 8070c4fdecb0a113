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

    @Override
    public String toString() {
        return value;
    }
}
