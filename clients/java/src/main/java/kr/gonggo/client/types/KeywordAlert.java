// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * What to notify about, whom and how.
 *
 * @param email When mails are sent: at once, daily at 08:00, on Mondays at 08:00 (in the recipient’s time zone), or
 * never.
 * @param to Members who get the mails; empty = the member who created the keyword, or the owner of the account if a key
 * did.
 * @param webhook Whether events are sent to webhooks (Enterprise). Default: {@code true} if the plan includes webhooks.
 * @param on What to notify about: notices that match for the first time, and what happens to them later.
 * @param remind How many days before closing a reminder is mailed; reminders follow a deadline that moves.
 */
public record KeywordAlert(
        KeywordAlertEmail email,
        List<String> to,
        boolean webhook,
        List<KeywordAlertOn> on,
        List<Integer> remind) {}
