// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A mail that could not be sent.
 *
 * @param id Identifier of the mail.
 * @param accountId The account.
 * @param accountName Its name.
 * @param recipient Address of the recipient: its first character and the domain.
 * @param template Kind of mail.
 * @param reason Why it was not sent: the response of the mail server, with addresses masked.
 * @param attempts Number of attempts since it was queued or resent.
 * @param postedAt When it was queued.
 * @param failedAt When it failed for good.
 * @param canResend Whether its content is still stored. Sign-in links and mails without a valid address have none.
 */
public record FailedMail(
        String id,
        String accountId,
        String accountName,
        String recipient,
        FailedMailTemplate template,
        String reason,
        long attempts,
        Timestamp postedAt,
        Timestamp failedAt,
        boolean canResend) {}
