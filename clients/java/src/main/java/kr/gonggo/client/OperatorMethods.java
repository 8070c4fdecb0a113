// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.BlockedNetwork;
import kr.gonggo.client.types.BlockedNetworkList;
import kr.gonggo.client.types.FailedMail;
import kr.gonggo.client.types.FailedMailList;
import kr.gonggo.client.types.LateDelivery;
import kr.gonggo.client.types.LateDeliveryList;
import kr.gonggo.client.types.OperatorAccount;
import kr.gonggo.client.types.OperatorAccountEntry;
import kr.gonggo.client.types.OperatorAccountList;
import kr.gonggo.client.types.OperatorAccountPatch;
import kr.gonggo.client.types.OperatorApproval;
import kr.gonggo.client.types.OperatorApprovalInput;
import kr.gonggo.client.types.OperatorAuditEntry;
import kr.gonggo.client.types.OperatorAuditList;
import kr.gonggo.client.types.OperatorConsultation;
import kr.gonggo.client.types.OperatorConsultationList;
import kr.gonggo.client.types.OperatorIncident;
import kr.gonggo.client.types.OperatorIncidentInput;
import kr.gonggo.client.types.OperatorIncidentList;
import kr.gonggo.client.types.OperatorLiftInput;
import kr.gonggo.client.types.OperatorListAccountsQuery;
import kr.gonggo.client.types.OperatorListAuditQuery;
import kr.gonggo.client.types.OperatorListBlockedNetworksQuery;
import kr.gonggo.client.types.OperatorListConsultationsQuery;
import kr.gonggo.client.types.OperatorListFailedMailsQuery;
import kr.gonggo.client.types.OperatorListIncidentsQuery;
import kr.gonggo.client.types.OperatorListLateDeliveriesQuery;
import kr.gonggo.client.types.OperatorListRejectsQuery;
import kr.gonggo.client.types.OperatorListSourcesQuery;
import kr.gonggo.client.types.OperatorOverview;
import kr.gonggo.client.types.OperatorReject;
import kr.gonggo.client.types.OperatorRejectList;
import kr.gonggo.client.types.OperatorRejectRecord;
import kr.gonggo.client.types.OperatorRequeueInput;
import kr.gonggo.client.types.OperatorRequeued;
import kr.gonggo.client.types.OperatorResendInput;
import kr.gonggo.client.types.OperatorResent;
import kr.gonggo.client.types.OperatorSource;
import kr.gonggo.client.types.OperatorSourceList;
import kr.gonggo.client.types.OperatorSourcePatch;
import kr.gonggo.client.types.OperatorVisit;
import kr.gonggo.client.types.OperatorVisitInput;

/**
 * For operators of the service: all accounts, sources, incidents.
 */
public final class OperatorMethods {
    private final Core core;

    OperatorMethods(Core core) {
        this.core = core;
    }

    /**
     * Overview of the service.
     *
     * <p>Accounts, open requests and incidents, sources, late deliveries, the feed and its readers, processes.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/overview}
     *
     * @param options of this call alone
     * @return the answer
     */
    public OperatorOverview getOverview(Option... options) {
        var operation = new Operation("GET", "/operator/overview", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(OperatorOverview.class));
    }

    /**
     * List late webhooks.
     *
     * <p>Longest wait first. A delivery is late if it was due ten seconds ago and no worker has claimed it.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/deliveries}
     *
     * @param options of this call alone
     * @return the answer
     */
    public LateDeliveryList listLateDeliveries(Option... options) {
        return listLateDeliveries(new OperatorListLateDeliveriesQuery(), options);
    }

    /**
     * List late webhooks.
     *
     * <p>Longest wait first. A delivery is late if it was due ten seconds ago and no worker has claimed it.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/deliveries}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public LateDeliveryList listLateDeliveries(OperatorListLateDeliveriesQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/deliveries", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(LateDeliveryList.class));
    }

    /**
     * List late webhooks: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<LateDelivery> listAllLateDeliveries(Option... options) {
        return listAllLateDeliveries(new OperatorListLateDeliveriesQuery(), options);
    }

    /**
     * List late webhooks: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<LateDelivery> listAllLateDeliveries(OperatorListLateDeliveriesQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/deliveries", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, LateDeliveryList.class, LateDeliveryList::items);
    }

    /**
     * List late webhooks: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<LateDeliveryList> listLateDeliveriesPages(Option... options) {
        return listLateDeliveriesPages(new OperatorListLateDeliveriesQuery(), options);
    }

    /**
     * List late webhooks: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<LateDeliveryList> listLateDeliveriesPages(OperatorListLateDeliveriesQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/deliveries", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, LateDeliveryList.class);
    }

    /**
     * Read the operators’ audit log.
     *
     * <p>All changes by operators, and all their accesses to accounts, newest first. Entries are never changed, and are
     * deleted only after their retention period.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/audit}
     *
     * @param options of this call alone
     * @return the answer
     */
    public OperatorAuditList listAudit(Option... options) {
        return listAudit(new OperatorListAuditQuery(), options);
    }

    /**
     * Read the operators’ audit log.
     *
     * <p>All changes by operators, and all their accesses to accounts, newest first. Entries are never changed, and are
     * deleted only after their retention period.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/audit}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public OperatorAuditList listAudit(OperatorListAuditQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/audit", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(OperatorAuditList.class));
    }

    /**
     * Read the operators’ audit log: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorAuditEntry> listAllAudit(Option... options) {
        return listAllAudit(new OperatorListAuditQuery(), options);
    }

    /**
     * Read the operators’ audit log: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorAuditEntry> listAllAudit(OperatorListAuditQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/audit", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, OperatorAuditList.class, OperatorAuditList::items);
    }

    /**
     * Read the operators’ audit log: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorAuditList> listAuditPages(Option... options) {
        return listAuditPages(new OperatorListAuditQuery(), options);
    }

    /**
     * Read the operators’ audit log: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorAuditList> listAuditPages(OperatorListAuditQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/audit", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, OperatorAuditList.class);
    }

    /**
     * Find accounts.
     *
     * <p>Newest first, with the fields that are visible without a reason.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/accounts}
     *
     * @param options of this call alone
     * @return the answer
     */
    public OperatorAccountList listAccounts(Option... options) {
        return listAccounts(new OperatorListAccountsQuery(), options);
    }

    /**
     * Find accounts.
     *
     * <p>Newest first, with the fields that are visible without a reason.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/accounts}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public OperatorAccountList listAccounts(OperatorListAccountsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/accounts", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(OperatorAccountList.class));
    }

    /**
     * Find accounts: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorAccountEntry> listAllAccounts(Option... options) {
        return listAllAccounts(new OperatorListAccountsQuery(), options);
    }

    /**
     * Find accounts: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorAccountEntry> listAllAccounts(OperatorListAccountsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/accounts", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, OperatorAccountList.class, OperatorAccountList::items);
    }

    /**
     * Find accounts: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorAccountList> listAccountsPages(Option... options) {
        return listAccountsPages(new OperatorListAccountsQuery(), options);
    }

    /**
     * Find accounts: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorAccountList> listAccountsPages(OperatorListAccountsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/accounts", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, OperatorAccountList.class);
    }

    /**
     * Open an account, with a reason.
     *
     * <p>Gives you access to the account for one hour. Its owner sees the reason in the audit log, as {@code
     * operator.looked}. Opening it again starts a new hour.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code POST /operator/accounts/{accountId}/visits}
     *
     * @param accountId a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public OperatorVisit openAccount(String accountId, OperatorVisitInput body, Option... options) {
        var operation = new Operation("POST", "/operator/accounts/{}/visits", "application/json", true, false, Map.of(), body, accountId);
        return core.call(operation, options, Core.json(OperatorVisit.class));
    }

    /**
     * Look into an account.
     *
     * <p>Plan, limits, usage, members, keys without their secrets, webhooks and open incidents. Each request is
     * recorded in the operators’ audit log. An account that you have not opened returns 403 {@code reason_required}.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/accounts/{accountId}}
     *
     * @param accountId a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public OperatorAccount getAccount(String accountId, Option... options) {
        var operation = new Operation("GET", "/operator/accounts/{}", "application/json", false, false, Map.of(), null, accountId);
        return core.call(operation, options, Core.json(OperatorAccount.class));
    }

    /**
     * Change an account, with a reason.
     *
     * <p>Absent fields stay as they are; {@code requestLimit: null} restores the limit of the plan. Takes effect on
     * every process within a second.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code PATCH /operator/accounts/{accountId}}
     *
     * @param accountId a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public OperatorAccountEntry changeAccount(String accountId, OperatorAccountPatch body, Option... options) {
        var operation = new Operation("PATCH", "/operator/accounts/{}", "application/json", false, false, Map.of(), body, accountId);
        return core.call(operation, options, Core.json(OperatorAccountEntry.class));
    }

    /**
     * List beta requests.
     *
     * <p>Oldest first.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/consultations}
     *
     * @param options of this call alone
     * @return the answer
     */
    public OperatorConsultationList listConsultations(Option... options) {
        return listConsultations(new OperatorListConsultationsQuery(), options);
    }

    /**
     * List beta requests.
     *
     * <p>Oldest first.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/consultations}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public OperatorConsultationList listConsultations(OperatorListConsultationsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/consultations", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(OperatorConsultationList.class));
    }

    /**
     * List beta requests: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorConsultation> listAllConsultations(Option... options) {
        return listAllConsultations(new OperatorListConsultationsQuery(), options);
    }

    /**
     * List beta requests: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorConsultation> listAllConsultations(OperatorListConsultationsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/consultations", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, OperatorConsultationList.class, OperatorConsultationList::items);
    }

    /**
     * List beta requests: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorConsultationList> listConsultationsPages(Option... options) {
        return listConsultationsPages(new OperatorListConsultationsQuery(), options);
    }

    /**
     * List beta requests: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorConsultationList> listConsultationsPages(OperatorListConsultationsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/consultations", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, OperatorConsultationList.class);
    }

    /**
     * Approve a beta request.
     *
     * <p>Creates the account with its owner, mails the invitation, and issues the first key. The key is shown only
     * here: pass it on in the way you agreed on.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code POST /operator/consultations/{id}/approve}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public OperatorApproval approveConsultation(String id, OperatorApprovalInput body, Option... options) {
        var operation = new Operation("POST", "/operator/consultations/{}/approve", "application/json", true, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(OperatorApproval.class));
    }

    /**
     * Mark a beta request as answered.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code POST /operator/consultations/{id}/contacted}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public OperatorConsultation markConsultationContacted(String id, Option... options) {
        var operation = new Operation("POST", "/operator/consultations/{}/contacted", "application/json", true, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(OperatorConsultation.class));
    }

    /**
     * Decline a beta request.
     *
     * <p>No mail is sent: inform the applicant yourself.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code POST /operator/consultations/{id}/decline}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public OperatorConsultation declineConsultation(String id, Option... options) {
        var operation = new Operation("POST", "/operator/consultations/{}/decline", "application/json", true, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(OperatorConsultation.class));
    }

    /**
     * List sources with operating details.
     *
     * <p>How current each source is, failed time windows, records in quarantine, and today’s number of calls.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/sources}
     *
     * @param options of this call alone
     * @return the answer
     */
    public OperatorSourceList listSources(Option... options) {
        return listSources(new OperatorListSourcesQuery(), options);
    }

    /**
     * List sources with operating details.
     *
     * <p>How current each source is, failed time windows, records in quarantine, and today’s number of calls.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/sources}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public OperatorSourceList listSources(OperatorListSourcesQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/sources", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(OperatorSourceList.class));
    }

    /**
     * List sources with operating details: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorSource> listAllSources(Option... options) {
        return listAllSources(new OperatorListSourcesQuery(), options);
    }

    /**
     * List sources with operating details: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorSource> listAllSources(OperatorListSourcesQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/sources", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, OperatorSourceList.class, OperatorSourceList::items);
    }

    /**
     * List sources with operating details: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorSourceList> listSourcesPages(Option... options) {
        return listSourcesPages(new OperatorListSourcesQuery(), options);
    }

    /**
     * List sources with operating details: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorSourceList> listSourcesPages(OperatorListSourcesQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/sources", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, OperatorSourceList.class);
    }

    /**
     * Switch a source on or off.
     *
     * <p>Takes effect on every process within a second. The notices of a source that is switched off remain.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code PATCH /operator/sources/{name}}
     *
     * @param name a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public OperatorSource changeSource(String name, OperatorSourcePatch body, Option... options) {
        var operation = new Operation("PATCH", "/operator/sources/{}", "application/json", false, false, Map.of(), body, name);
        return core.call(operation, options, Core.json(OperatorSource.class));
    }

    /**
     * List records in quarantine.
     *
     * <p>Records of a source that could not be read, newest first. {@code reasons} counts all of them, regardless of
     * {@code reason}.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/sources/{name}/rejects}
     *
     * @param name a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public OperatorRejectList listRejects(String name, Option... options) {
        return listRejects(name, new OperatorListRejectsQuery(), options);
    }

    /**
     * List records in quarantine.
     *
     * <p>Records of a source that could not be read, newest first. {@code reasons} counts all of them, regardless of
     * {@code reason}.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/sources/{name}/rejects}
     *
     * @param name a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public OperatorRejectList listRejects(String name, OperatorListRejectsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/sources/{}/rejects", "application/json", false, false, query.fields(), null, name);
        return core.call(operation, options, Core.json(OperatorRejectList.class));
    }

    /**
     * List records in quarantine: the items of this page and the following ones.
     *
     * @param name a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorReject> listAllRejects(String name, Option... options) {
        return listAllRejects(name, new OperatorListRejectsQuery(), options);
    }

    /**
     * List records in quarantine: the items of this page and the following ones.
     *
     * @param name a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorReject> listAllRejects(String name, OperatorListRejectsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/sources/{}/rejects", "application/json", false, false, query.fields(), null, name);
        return core.all(operation, options, OperatorRejectList.class, OperatorRejectList::items);
    }

    /**
     * List records in quarantine: this page and the following ones.
     *
     * @param name a part of the path
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorRejectList> listRejectsPages(String name, Option... options) {
        return listRejectsPages(name, new OperatorListRejectsQuery(), options);
    }

    /**
     * List records in quarantine: this page and the following ones.
     *
     * @param name a part of the path
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorRejectList> listRejectsPages(String name, OperatorListRejectsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/sources/{}/rejects", "application/json", false, false, query.fields(), null, name);
        return core.pages(operation, options, OperatorRejectList.class);
    }

    /**
     * Get a record in quarantine.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/sources/{name}/rejects/{id}}
     *
     * @param name a part of the path
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public OperatorRejectRecord getReject(String name, String id, Option... options) {
        var operation = new Operation("GET", "/operator/sources/{}/rejects/{}", "application/json", false, false, Map.of(), null, name, id);
        return core.call(operation, options, Core.json(OperatorRejectRecord.class));
    }

    /**
     * Fetch records in quarantine again.
     *
     * <p>The time windows they came from are fetched again. Records that can then be read leave the quarantine; the
     * others stay. Records from files cannot be fetched again.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code POST /operator/sources/{name}/rejects/requeue}
     *
     * @param name a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public OperatorRequeued requeueRejects(String name, OperatorRequeueInput body, Option... options) {
        var operation = new Operation("POST", "/operator/sources/{}/rejects/requeue", "application/json", true, false, Map.of(), body, name);
        return core.call(operation, options, Core.json(OperatorRequeued.class));
    }

    /**
     * Incidents of all accounts.
     *
     * <p>Newest first.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/incidents}
     *
     * @param options of this call alone
     * @return the answer
     */
    public OperatorIncidentList listIncidents(Option... options) {
        return listIncidents(new OperatorListIncidentsQuery(), options);
    }

    /**
     * Incidents of all accounts.
     *
     * <p>Newest first.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/incidents}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public OperatorIncidentList listIncidents(OperatorListIncidentsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/incidents", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(OperatorIncidentList.class));
    }

    /**
     * Incidents of all accounts: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorIncident> listAllIncidents(Option... options) {
        return listAllIncidents(new OperatorListIncidentsQuery(), options);
    }

    /**
     * Incidents of all accounts: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorIncident> listAllIncidents(OperatorListIncidentsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/incidents", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, OperatorIncidentList.class, OperatorIncidentList::items);
    }

    /**
     * Incidents of all accounts: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorIncidentList> listIncidentsPages(Option... options) {
        return listIncidentsPages(new OperatorListIncidentsQuery(), options);
    }

    /**
     * Incidents of all accounts: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<OperatorIncidentList> listIncidentsPages(OperatorListIncidentsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/incidents", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, OperatorIncidentList.class);
    }

    /**
     * Block a key or an account.
     *
     * <p>Every process rejects it within a second, and the owners get a mail with the reason. If an operator has
     * already blocked it, nothing changes and that incident is returned.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code POST /operator/incidents}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public OperatorIncident openIncident(OperatorIncidentInput body, Option... options) {
        var operation = new Operation("POST", "/operator/incidents", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(OperatorIncident.class));
    }

    /**
     * Resolve an incident.
     *
     * <p>Access is restored within a second, unless another incident blocks it. A resolved incident does not change.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code POST /operator/incidents/{id}/resolve}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public OperatorIncident resolveIncident(String id, Option... options) {
        var operation = new Operation("POST", "/operator/incidents/{}/resolve", "application/json", true, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(OperatorIncident.class));
    }

    /**
     * List blocked networks.
     *
     * <p>Networks that sent many requests with invalid credentials, newest first. Ended blocks are kept for 30 days.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/networks}
     *
     * @param options of this call alone
     * @return the answer
     */
    public BlockedNetworkList listBlockedNetworks(Option... options) {
        return listBlockedNetworks(new OperatorListBlockedNetworksQuery(), options);
    }

    /**
     * List blocked networks.
     *
     * <p>Networks that sent many requests with invalid credentials, newest first. Ended blocks are kept for 30 days.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/networks}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public BlockedNetworkList listBlockedNetworks(OperatorListBlockedNetworksQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/networks", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(BlockedNetworkList.class));
    }

    /**
     * List blocked networks: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<BlockedNetwork> listAllBlockedNetworks(Option... options) {
        return listAllBlockedNetworks(new OperatorListBlockedNetworksQuery(), options);
    }

    /**
     * List blocked networks: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<BlockedNetwork> listAllBlockedNetworks(OperatorListBlockedNetworksQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/networks", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, BlockedNetworkList.class, BlockedNetworkList::items);
    }

    /**
     * List blocked networks: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<BlockedNetworkList> listBlockedNetworksPages(Option... options) {
        return listBlockedNetworksPages(new OperatorListBlockedNetworksQuery(), options);
    }

    /**
     * List blocked networks: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<BlockedNetworkList> listBlockedNetworksPages(OperatorListBlockedNetworksQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/networks", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, BlockedNetworkList.class);
    }

    /**
     * End the block of a network.
     *
     * <p>Every process accepts the network again within a second; further invalid credentials can block it again. An
     * ended block does not change.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code POST /operator/networks/{id}/lift}
     *
     * @param id a part of the path
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public BlockedNetwork liftNetwork(String id, OperatorLiftInput body, Option... options) {
        var operation = new Operation("POST", "/operator/networks/{}/lift", "application/json", true, false, Map.of(), body, id);
        return core.call(operation, options, Core.json(BlockedNetwork.class));
    }

    /**
     * List failed mails.
     *
     * <p>Mails that could not be sent, the last failure first, with the response of the mail server. They are kept for
     * 30 days.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/mails}
     *
     * @param options of this call alone
     * @return the answer
     */
    public FailedMailList listFailedMails(Option... options) {
        return listFailedMails(new OperatorListFailedMailsQuery(), options);
    }

    /**
     * List failed mails.
     *
     * <p>Mails that could not be sent, the last failure first, with the response of the mail server. They are kept for
     * 30 days.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code GET /operator/mails}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public FailedMailList listFailedMails(OperatorListFailedMailsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/mails", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(FailedMailList.class));
    }

    /**
     * List failed mails: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<FailedMail> listAllFailedMails(Option... options) {
        return listAllFailedMails(new OperatorListFailedMailsQuery(), options);
    }

    /**
     * List failed mails: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<FailedMail> listAllFailedMails(OperatorListFailedMailsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/mails", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, FailedMailList.class, FailedMailList::items);
    }

    /**
     * List failed mails: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<FailedMailList> listFailedMailsPages(Option... options) {
        return listFailedMailsPages(new OperatorListFailedMailsQuery(), options);
    }

    /**
     * List failed mails: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<FailedMailList> listFailedMailsPages(OperatorListFailedMailsQuery query, Option... options) {
        var operation = new Operation("GET", "/operator/mails", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, FailedMailList.class);
    }

    /**
     * Send a failed mail again.
     *
     * <p>The mail is queued again with the same content and {@code Message-ID}, and retried for up to three days like a
     * new one. A mail that is queued or sent already does not change: {@code resent} is 0.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code POST /operator/mails/{id}/resend}
     *
     * @param id a part of the path
     * @param options of this call alone
     * @return the answer
     */
    public OperatorResent resendMail(String id, Option... options) {
        var operation = new Operation("POST", "/operator/mails/{}/resend", "application/json", true, false, Map.of(), null, id);
        return core.call(operation, options, Core.json(OperatorResent.class));
    }

    /**
     * Send failed mails again.
     *
     * <p>Queues all failed mails of an account, of a kind, or all of them again, for example after an outage of the
     * mail server.
     *
     * <p>Only for operators who are signed in.
     *
     * <p>{@code POST /operator/mails/resend}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public OperatorResent resendMails(OperatorResendInput body, Option... options) {
        var operation = new Operation("POST", "/operator/mails/resend", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(OperatorResent.class));
    }
}
