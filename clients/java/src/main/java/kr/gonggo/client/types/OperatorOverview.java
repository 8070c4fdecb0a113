// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * The whole service at one glance.
 *
 * @param version Version of the process that answers.
 * @param at Time of this answer.
 * @param accounts By plan and state; what has none is left out.
 * @param consultations Requests to take part that are open.
 * @param sources Where notices come from.
 * @param incidents Incidents that have not ended.
 * @param deliveries What should have been sent to webhooks by now.
 * @param mails The outbox.
 * @param reports The queue of reports.
 * @param feed The order of all changes.
 * @param processes The processes that live.
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
