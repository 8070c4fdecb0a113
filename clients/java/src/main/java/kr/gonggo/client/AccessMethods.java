// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.Map;
import kr.gonggo.client.types.AccessListAuditQuery;
import kr.gonggo.client.types.AccessListIncidentsQuery;
import kr.gonggo.client.types.AuditList;
import kr.gonggo.client.types.AuditRecord;
import kr.gonggo.client.types.Incident;
import kr.gonggo.client.types.IncidentList;
import kr.gonggo.client.types.IncidentSettings;
import kr.gonggo.client.types.IncidentSettingsPatch;
import kr.gonggo.client.types.IpAllowList;
import kr.gonggo.client.types.IpAllowListInput;
import kr.gonggo.client.types.IpAllowListPreview;
import kr.gonggo.client.types.IpAllowListProposal;

/**
 * Keys, permissions, limits and the audit log.
 */
public final class AccessMethods {
    private final Core core;

    AccessMethods(Core core) {
        this.core = core;
    }

    /**
     * Read the audit log.
     *
     * <p>Who did what to the keys, members, webhooks, plan and access of the account, newest first. Entries are never
     * changed, and are deleted only after their retention period.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code access:manage}.
     *
     * <p>{@code GET /v1/access/audit}
     *
     * @param options of this call alone
     * @return the answer
     */
    public AuditList listAudit(Option... options) {
        return listAudit(new AccessListAuditQuery(), options);
    }

    /**
     * Read the audit log.
     *
     * <p>Who did what to the keys, members, webhooks, plan and access of the account, newest first. Entries are never
     * changed, and are deleted only after their retention period.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code access:manage}.
     *
     * <p>{@code GET /v1/access/audit}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public AuditList listAudit(AccessListAuditQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/access/audit", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(AuditList.class));
    }

    /**
     * Read the audit log: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AuditRecord> listAllAudit(Option... options) {
        return listAllAudit(new AccessListAuditQuery(), options);
    }

    /**
     * Read the audit log: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AuditRecord> listAllAudit(AccessListAuditQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/access/audit", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, AuditList.class, AuditList::items);
    }

    /**
     * Read the audit log: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AuditList> listAuditPages(Option... options) {
        return listAuditPages(new AccessListAuditQuery(), options);
    }

    /**
     * Read the audit log: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<AuditList> listAuditPages(AccessListAuditQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/access/audit", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, AuditList.class);
    }

    /**
     * Read the IP allow-list.
     *
     * <p>The addresses from which the keys of the account may call. An empty list allows all addresses.
     *
     * <p>Plan: Enterprise. Scope: {@code access:manage}.
     *
     * <p>{@code GET /v1/access/ip-allow-list}
     *
     * @param options of this call alone
     * @return the answer
     */
    public IpAllowList getIpAllowList(Option... options) {
        var operation = new Operation("GET", "/v1/access/ip-allow-list", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(IpAllowList.class));
    }

    /**
     * Replace the IP allow-list.
     *
     * <p>Takes effect within a second on every process, for every key of the account. A list that does not include the
     * address you call from is rejected with 409 {@code would_lock_out} unless you send {@code "force": true}. With
     * {@code If-Match} the list is replaced only if its {@code ETag} is still the one you send.
     *
     * <p>Plan: Enterprise. Scope: {@code access:manage}.
     *
     * <p>{@code PUT /v1/access/ip-allow-list}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public IpAllowList replaceIpAllowList(IpAllowListInput body, Option... options) {
        var operation = new Operation("PUT", "/v1/access/ip-allow-list", "application/json", false, false, Map.of(), body);
        return core.call(operation, options, Core.json(IpAllowList.class));
    }

    /**
     * Check an IP allow-list.
     *
     * <p>Returns the ranges as they would be stored, the address this request comes from, and whether it would still be
     * allowed. Changes nothing.
     *
     * <p>Plan: Enterprise. Scope: {@code access:manage}.
     *
     * <p>{@code POST /v1/access/ip-allow-list/preview}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public IpAllowListPreview previewIpAllowList(IpAllowListProposal body, Option... options) {
        var operation = new Operation("POST", "/v1/access/ip-allow-list/preview", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.json(IpAllowListPreview.class));
    }

    /**
     * List security incidents.
     *
     * <p>Newest first. Requests with a blocked key return 403 {@code access_blocked}, which names the incident. To end
     * the incident, rotate the key with another key that has the scope {@code keys:manage}, or ask the operator.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code access:manage}.
     *
     * <p>{@code GET /v1/access/incidents}
     *
     * @param options of this call alone
     * @return the answer
     */
    public IncidentList listIncidents(Option... options) {
        return listIncidents(new AccessListIncidentsQuery(), options);
    }

    /**
     * List security incidents.
     *
     * <p>Newest first. Requests with a blocked key return 403 {@code access_blocked}, which names the incident. To end
     * the incident, rotate the key with another key that has the scope {@code keys:manage}, or ask the operator.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code access:manage}.
     *
     * <p>{@code GET /v1/access/incidents}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public IncidentList listIncidents(AccessListIncidentsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/access/incidents", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(IncidentList.class));
    }

    /**
     * List security incidents: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Incident> listAllIncidents(Option... options) {
        return listAllIncidents(new AccessListIncidentsQuery(), options);
    }

    /**
     * List security incidents: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Incident> listAllIncidents(AccessListIncidentsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/access/incidents", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, IncidentList.class, IncidentList::items);
    }

    /**
     * List security incidents: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<IncidentList> listIncidentsPages(Option... options) {
        return listIncidentsPages(new AccessListIncidentsQuery(), options);
    }

    /**
     * List security incidents: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<IncidentList> listIncidentsPages(AccessListIncidentsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/access/incidents", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, IncidentList.class);
    }

    /**
     * Read incident settings.
     *
     * <p>The optional automatic reactions to incidents.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code access:manage}.
     *
     * <p>{@code GET /v1/access/incidents/settings}
     *
     * @param options of this call alone
     * @return the answer
     */
    public IncidentSettings getIncidentSettings(Option... options) {
        var operation = new Operation("GET", "/v1/access/incidents/settings", "application/json", false, false, Map.of(), null);
        return core.call(operation, options, Core.json(IncidentSettings.class));
    }

    /**
     * Change incident settings.
     *
     * <p>Absent fields stay as they are; {@code null} resets a field. {@code If-Match} is honoured.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code access:manage}.
     *
     * <p>{@code PATCH /v1/access/incidents/settings}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public IncidentSettings changeIncidentSettings(IncidentSettingsPatch body, Option... options) {
        var operation = new Operation("PATCH", "/v1/access/incidents/settings", "application/json", false, false, Map.of(), body);
        return core.call(operation, options, Core.json(IncidentSettings.class));
    }
}
