// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * An account that was opened with a reason.
 *
 * @param id Identifier of the account.
 * @param name Name of the account.
 * @param plan Plan of the account.
 * @param state {@code suspended}: its keys and members are blocked.
 * @param email Mail address of the owner.
 * @param beta Whether it has access during the closed beta.
 * @param requestLimit Requests accepted in any 60 seconds; {@code null} = the limit of the plan.
 * @param blockedBy The incident that blocks the whole account.
 * @param createdAt When it was created.
 * @param language Language of mails.
 * @param zone Time zone of schedules.
 * @param businessNo The business registration number of the company.
 * @param visit the field visit
 * @param usage the field usage
 * @param keywords Number of keywords.
 * @param members Its members.
 * @param keys Its keys, the newest first; at most 1,000.
 * @param webhooks Its webhooks.
 * @param incidents Unresolved incidents, newest first.
 */
public record OperatorAccount(
        String id,
        String name,
        UsagePlan plan,
        OperatorAccountState state,
        String email,
        boolean beta,
        Integer requestLimit,
        String blockedBy,
        Timestamp createdAt,
        ReportLanguage language,
        String zone,
        String businessNo,
        OperatorVisit visit,
        Usage usage,
        long keywords,
        List<TeamMember> members,
        List<OperatorAccountKey> keys,
        List<OperatorAccountWebhook> webhooks,
        List<Incident> incidents) {}
