// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * Overview of the service.
 *
 * @param version Version of the process that answers.
 * @param at Time of this response.
 * @param accounts By plan and state; omitted if there are none.
 * @param consultations Open beta requests.
 * @param sources The state of the sources.
 * @param incidents Unresolved incidents.
 * @param deliveries Late deliveries to webhooks.
 * @param mails The outbox.
 * @param reports The queue of reports.
 * @param feed The feed of changes.
 * @param processes The running processes.
 */
public record OperatorOverview(
        String version,
        Timestamp at,
        List<OperatorOverviewAccount> accounts,
        OperatorOverviewConsultations consultations,
        OperatorOverviewSources sources,
        OperatorOverviewIncidents incidents,
        OperatorOverviewMails deliveries,
        OperatorOverviewMails mails,
        OperatorOverviewMails reports,
        OperatorOverviewFeed feed,
        List<OperatorOverviewProcess> processes) {}
