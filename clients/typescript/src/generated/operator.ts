// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Incident, Open, Source, TeamMember, Usage } from './shared.ts'

/** The whole service at one glance. */
export interface OperatorOverview {
  /** Version of the process that answers. */
  version: string
  /** Time of this answer. */
  at: string
  /** By plan and state; what has none is left out. */
  accounts: Array<{
    /** Plan of the account. */
    plan: Open<'free' | 'pro' | 'enterprise'>
    /** `suspended`: its keys and members are refused. */
    state: Open<'active' | 'suspended'>
    /** Number of accounts. */
    count: number
  }>
  /** Requests to take part that are open. */
  consultations: {
    /** Nobody has answered yet. */
    requested: number
    /** Answered, not decided. */
    contacted: number
  }
  /** Where notices come from. */
  sources: {
    /** Sources that are read. */
    enabled: number
    /** Those that lag by more than an hour. */
    behind: number
    /** Those with time windows that failed. */
    failing: number
    /** Records that could not be read, of all sources. */
    quarantined: number
    /** Notices that wait for missing parts, of all sources. */
    waiting: number
  }
  /** Incidents that have not ended. */
  incidents: {
    /** Warned of, nothing blocked. */
    open: number
    /** A key or an account is blocked. */
    contained: number
  }
  /** What should have been sent to webhooks by now. */
  deliveries: {
    /** Webhooks with something late. */
    count: number
    /** For how long the oldest has waited; `null` = none does. */
    oldestSeconds: number | null
  }
  /** The outbox. */
  mails: {
    /** Mails that wait. */
    count: number
    /** For how long the oldest has waited; `null` = none does. */
    oldestSeconds: number | null
  }
  /** The queue of reports. */
  reports: {
    /** Reports that wait or are being made. */
    count: number
    /** For how long the oldest has waited; `null` = none does. */
    oldestSeconds: number | null
  }
  /** The order of all changes. */
  feed: {
    /** The last position. */
    head: number
    /** Readers of the feed. */
    readers: Array<{
      /** Who reads. */
      name: string
      /** Changes not read yet. */
      behind: number
    }>
  }
  /** The processes that live. */
  processes: Array<{
    /** Identifier of the process, new at each start. */
    id: string
    /** What it does. */
    role: Open<'all' | 'api' | 'worker'>
    /** Version it runs. */
    version: string
    /** When it started. */
    startedAt: string
    /** When it last said that it lives; it does so every 10 seconds and is forgotten after a minute. */
    seenAt: string
  }>
}

/** A webhook to which something should have been sent by now. */
export interface LateDelivery {
  /** The account. */
  accountId: string
  /** Its name. */
  accountName: string
  /** The webhook. */
  webhookId: string
  /** Scheme and host of its address. */
  origin: string
  /** When the oldest of its deliveries was due. */
  dueAt: string
  /** How often that one was tried. */
  attempts: number
  /** What it answered. */
  lastStatus: number | null
}

/** A page of webhooks */
export interface LateDeliveryList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: LateDelivery[]
}

/** What an operator did or looked at. */
export type OperatorAuditEntry = {
  /** Identifier of the entry. */
  id: string
  /** When it was done. */
  at: string
  /** Who did it; `null` = somebody at the machine, by a command. */
  operator: {
    /** Account of the operator. */
    accountId: string
    /** The operator. */
    memberId: string
    /** Mail address. */
    email: string
  } | null
  /** What was done. */
  action: Open<
    | 'account_opened'
    | 'account_looked_at'
    | 'account_changed'
    | 'consultation_approved'
    | 'consultation_contacted'
    | 'consultation_declined'
    | 'source_enabled'
    | 'mail_resent'
    | 'source_disabled'
    | 'rejects_requeued'
    | 'incident_opened'
    | 'incident_resolved'
    | 'network_lifted'
    | 'operator_added'
    | 'operator_removed'
  >
  /** The account it concerns. */
  accountId: string | null
  /** Its name. */
  accountName: string | null
  /** What it was done to. */
  subject: string | null
  /** Why. */
  reason: string | null
  /** What was changed. */
  detail: Record<string, unknown>
  /** The request. */
  requestId: string | null
}

/** A page of the log */
export interface OperatorAuditList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: OperatorAuditEntry[]
}

/** An account, as far as it is seen without a reason. */
export interface OperatorAccountEntry {
  /** Identifier of the account. */
  id: string
  /** Name of the account. */
  name: string
  /** Plan of the account. */
  plan: Open<'free' | 'pro' | 'enterprise'>
  /** `suspended`: its keys and members are refused. */
  state: Open<'active' | 'suspended'>
  /** Mail address of the owner. */
  email: string
  /** Whether it may enter while the beta is closed. */
  beta: boolean
  /** Requests accepted in any 60 seconds; `null` = as many as the plan says. */
  requestLimit: number | null
  /** The incident that blocks the whole account. */
  blockedBy: string | null
  /** When it was created. */
  createdAt: string
}

/** A page of accounts */
export interface OperatorAccountList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: OperatorAccountEntry[]
}

/** Why an account is opened. */
export interface OperatorVisitInput {
  /** Why the account has to be looked into; its owner reads it in the audit log. */
  reason: string
}

/** An account that is open for this operator. */
export interface OperatorVisit {
  /** The account. */
  accountId: string
  /** The reason given. */
  reason: string
  /** When it was opened. */
  begunAt: string
  /** When it closes: an hour later. */
  endsAt: string
}

/** An account that was opened with a reason. */
export interface OperatorAccount {
  /** Identifier of the account. */
  id: string
  /** Name of the account. */
  name: string
  /** Plan of the account. */
  plan: Open<'free' | 'pro' | 'enterprise'>
  /** `suspended`: its keys and members are refused. */
  state: Open<'active' | 'suspended'>
  /** Mail address of the owner. */
  email: string
  /** Whether it may enter while the beta is closed. */
  beta: boolean
  /** Requests accepted in any 60 seconds; `null` = as many as the plan says. */
  requestLimit: number | null
  /** The incident that blocks the whole account. */
  blockedBy: string | null
  /** When it was created. */
  createdAt: string
  /** Language of mails. */
  language: Open<'ko' | 'en'>
  /** Time zone of schedules. */
  zone: string
  /** The own business number. */
  businessNo: string | null
  visit: OperatorVisit
  usage: Usage
  /** Number of keywords. */
  keywords: number
  /** Its members. */
  members: TeamMember[]
  /** Its keys, the newest first; at most 1,000. */
  keys: Array<{
    /** Identifier of the key. */
    id: string
    /** Its name. */
    name: string | null
    /** First characters of the key; the rest is not stored. */
    prefix: string
    /** Only an `active` key is accepted. */
    state: Open<'active' | 'blocked' | 'revoked' | 'expired'>
    /** What it may do. */
    scopes: Array<
      Open<
        | 'bids:read'
        | 'keywords:read'
        | 'keywords:write'
        | 'pursuits:read'
        | 'pursuits:write'
        | 'statistics:read'
        | 'reports:read'
        | 'reports:write'
        | 'team:read'
        | 'team:manage'
        | 'webhooks:read'
        | 'webhooks:write'
        | 'keys:manage'
        | 'access:manage'
      >
    >
    /** When it was created. */
    createdAt: string
    /** When it expires. */
    expiresAt: string | null
    /** When it was last used. */
    lastUsedAt: string | null
  }>
  /** Its webhooks. */
  webhooks: Array<{
    /** Identifier of the webhook. */
    id: string
    /** Scheme and host of its address: the rest may be a secret. */
    origin: string
    /** Whether events are sent to it. */
    state: Open<'enabled' | 'disabled'>
    /** Why nothing is sent to it. */
    disabledReason: string | null
    /** The first failure since the last success. */
    failingSince: string | null
  }>
  /** Incidents that have not ended, the newest first. */
  incidents: Incident[]
}

/** What to change of an account, and why. */
export interface OperatorAccountPatch {
  /** Plan of the account. */
  plan?: Open<'free' | 'pro' | 'enterprise'>
  /** `suspended`: its keys and members are refused. */
  state?: Open<'active' | 'suspended'>
  /** Requests accepted in any 60 seconds; `null` = as many as the plan says. */
  requestLimit?: number | null
  /** Whether it may enter while the beta is closed. */
  beta?: boolean
  /** Why; it stands in the operators’ log. */
  reason: string
}

/** A request to take part. */
export interface OperatorConsultation {
  /** Identifier of the request. */
  id: string
  /** Approving creates the account. */
  state: Open<'requested' | 'contacted' | 'approved' | 'declined'>
  /** Company that wants to take part. */
  company: string
  /** Person to contact. */
  name: string
  /** Mail address for the answer. */
  email: string
  /** Phone number. */
  phone: string | null
  /** What the company wants to use the service for. */
  message: string
  /** Language of the answer. */
  language: Open<'ko' | 'en'>
  /** How often the address has asked. */
  requests: number
  /** When it was first asked. */
  requestedAt: string
  /** When it was last asked. */
  lastAt: string
  /** When it was approved or declined. */
  decidedAt: string | null
  /** The account that was created. */
  accountId: string | null
  /** The wording of the consent; `null` = asked for by a program without it. */
  consent: string | null
  /** When it was consented to. */
  consentAt: string | null
}

/** A page of requests */
export interface OperatorConsultationList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: OperatorConsultation[]
}

/** How a request is approved. */
export interface OperatorApprovalInput {
  /** Plan of the new account. Default: `pro`. */
  plan?: Open<'free' | 'pro' | 'enterprise'>
}

/** The account is created. */
export interface OperatorApproval {
  consultation: OperatorConsultation
  /** Plan of the account. */
  plan: Open<'free' | 'pro' | 'enterprise'>
  /** Identifier of the first key. */
  keyId: string
  /** The first key. It is shown only here, and is not in the mail. */
  key: string
}

/** A source, with what customers do not see. */
export interface OperatorSource {
  /** Name of the source. */
  name: string
  /** How it is read. */
  kind: string
  /** `idle`: known from an import or a single run. */
  state: Open<'enabled' | 'disabled' | 'idle'>
  /** Whether this process could read it; not without the service key, say. */
  ready: boolean
  /** What is older at the source never alerts. */
  goLiveAt: string | null
  /** Time windows that are still to be fetched. */
  openWindows: number
  /** Why the last window failed. */
  lastFailure: string | null
  /** Calls of the day. */
  callsToday: Array<{
    /** What is counted. */
    budget: string
    /** Calls made today, in Seoul. */
    calls: number
    /** Whether the source said that its quota is spent. */
    spent: boolean
  }>
  report: Source
}

/** A page of sources */
export interface OperatorSourceList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: OperatorSource[]
}

/** Switches a source. */
export interface OperatorSourcePatch {
  /** Whether it is read. */
  state: Open<'enabled' | 'disabled'>
}

/** A record that could not be read. */
export interface OperatorReject {
  /** Identifier of the record in quarantine. */
  id: string
  /** What of the source it came from. */
  operation: string
  /** Why it could not be read. */
  reason: string
  /** When it was last refused. */
  at: string
  /**
   * Whether it can be asked for again. `ordered`: the source will be asked for it. `impossible`: it came from a file, or
   * before the service noted where records come from.
   */
  again: Open<'possible' | 'ordered' | 'impossible'>
}

/** A page of records */
export interface OperatorRejectList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: OperatorReject[]
  /** The reasons, that of most records first; at most 100. */
  reasons: Array<{
    /** The reason, its first 500 characters. */
    reason: string
    /** Records refused for it, on all pages. */
    count: number
  }>
}

/** A record that could not be read, as it came. */
export interface OperatorRejectRecord {
  /** Identifier of the record in quarantine. */
  id: string
  /** What of the source it came from. */
  operation: string
  /** Why it could not be read. */
  reason: string
  /** When it was last refused. */
  at: string
  /**
   * Whether it can be asked for again. `ordered`: the source will be asked for it. `impossible`: it came from a file, or
   * before the service noted where records come from.
   */
  again: Open<'possible' | 'ordered' | 'impossible'>
  /** The record as JSON, without personal fields; cut after 100,000 characters. */
  record: string
  /** Whether it is longer than shown. */
  isCut: boolean
}

/** What to ask the source for again. */
export interface OperatorRequeueInput {
  /** Which records. Default: all. */
  ids?: string[]
}

/** What was ordered. */
export interface OperatorRequeued {
  /** The order; `null` where there is nothing to ask for. */
  run: string | null
  /** Records that will be asked for again. */
  records: number
  /** Time windows to fetch. */
  windows: number
  /** Records that cannot be asked for again. */
  left: number
}

/** An incident, and whose it is. */
export interface OperatorIncident {
  /** The account. */
  accountId: string
  /** Its name. */
  accountName: string
  incident: Incident
}

/** A page of incidents */
export interface OperatorIncidentList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: OperatorIncident[]
}

/** Blocks a key or a whole account: name one of the two. */
export interface OperatorIncidentInput {
  /** The account to block, with all its keys. */
  accountId?: string
  /** The key to block. */
  keyId?: string
  /** Why; the owner reads it. */
  reason: string
}

/** A network that sent a storm of failing credentials. */
export interface BlockedNetwork {
  /** Identifier of the block, which refusals name. */
  id: string
  /** The network: an IPv4 address, or the first 64 bits of an IPv6 address. */
  network: string
  /** `contained`: blocked. `resolved`: over. */
  state: Open<'contained' | 'resolved'>
  /** Requests with failing credentials that led to it. */
  requests: number
  /** Different credentials among them. */
  credentials: number
  /** When it was blocked. */
  openedAt: string
  /** When the block ends by itself. */
  until: string
  /** When it ended; `null` = it holds. */
  resolvedAt: string | null
}

/** A page of blocked networks */
export interface BlockedNetworkList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: BlockedNetwork[]
}

/** Why the block of a network ends before its time. */
export interface OperatorLiftInput {
  /** Why; it stands in the operators’ log. */
  reason: string
}

/** Of `GET /operator/deliveries`. */
export interface ListLateDeliveriesQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /operator/audit`. */
export interface ListOperatorAuditQuery {
  /** Only what concerns this account. */
  accountId?: string
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /operator/accounts`. */
export interface ListOperatorAccountsQuery {
  /** Part of the name or of a member’s mail address, or an identifier. */
  query?: string
  /** Only accounts on this plan. */
  plan?: Open<'free' | 'pro' | 'enterprise'>
  /** Only accounts in this state. */
  state?: Open<'active' | 'suspended'>
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /operator/consultations`. */
export interface ListConsultationsQuery {
  /** Only requests in this state. */
  state?: Open<'requested' | 'contacted' | 'approved' | 'declined'>
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /operator/sources`. */
export interface ListOperatorSourcesQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /operator/sources/{name}/rejects`. */
export interface ListRejectsQuery {
  /** Only records that were refused for exactly this reason. */
  reason?: string
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /operator/incidents`. */
export interface ListOperatorIncidentsQuery {
  /** Only incidents in this state. */
  state?: Open<'open' | 'contained' | 'resolved'>
  /** Only those of this account. */
  accountId?: string
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /operator/networks`. */
export interface ListBlockedNetworksQuery {
  /** Only those that are blocked, or those that are over. */
  state?: Open<'contained' | 'resolved'>
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** For those who look after the service: all accounts, sources, incidents. */
export class OperatorMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * The service at one glance.
   *
   * Accounts, open requests and incidents, sources, what is late, the feed and its readers, processes.
   *
   * Only for operators who are signed in.
   */
  getOverview(options?: CallOptions): Call<OperatorOverview> {
    return this.#core.call({ method: 'GET', path: '/operator/overview' }, options)
  }

  /**
   * Webhooks to which something is late.
   *
   * The longest wait first. Late is what was due ten seconds ago and is in no worker’s hand.
   *
   * Only for operators who are signed in.
   */
  listLateDeliveries(query?: ListLateDeliveriesQuery, options?: CallOptions): PageCall<LateDeliveryList> {
    return this.#core.page({ method: 'GET', path: '/operator/deliveries', query }, options)
  }

  /**
   * What operators did.
   *
   * Every change and every look into an account, newest first. Entries are never changed or removed.
   *
   * Only for operators who are signed in.
   */
  listAudit(query?: ListOperatorAuditQuery, options?: CallOptions): PageCall<OperatorAuditList> {
    return this.#core.page({ method: 'GET', path: '/operator/audit', query }, options)
  }

  /**
   * Find accounts.
   *
   * Newest first, as far as they are seen without a reason.
   *
   * Only for operators who are signed in.
   */
  listAccounts(query?: ListOperatorAccountsQuery, options?: CallOptions): PageCall<OperatorAccountList> {
    return this.#core.page({ method: 'GET', path: '/operator/accounts', query }, options)
  }

  /**
   * Open an account, with a reason.
   *
   * For an hour you may look into it. Its owner reads the reason in the audit log, as `operator.looked`. Opened again,
   * it is open for an hour from then.
   *
   * Only for operators who are signed in.
   */
  openAccount(accountId: string, body: OperatorVisitInput, options?: CallOptions): Call<OperatorVisit> {
    return this.#core.call(
      { method: 'POST', path: at`/operator/accounts/${accountId}/visits`, body, takesKey: true },
      options,
    )
  }

  /**
   * Look into an account.
   *
   * Plan, limits, usage, members, keys without their secrets, webhooks, open incidents. Each look stands in the
   * operators’ log. Without an open visit it is 403 `reason_required`.
   *
   * Only for operators who are signed in.
   */
  getAccount(accountId: string, options?: CallOptions): Call<OperatorAccount> {
    return this.#core.call({ method: 'GET', path: at`/operator/accounts/${accountId}` }, options)
  }

  /**
   * Change an account, with a reason.
   *
   * Absent fields stay as they are; `requestLimit: null` is the number of the plan. Takes effect on every process within
   * a second.
   *
   * Only for operators who are signed in.
   */
  changeAccount(accountId: string, body: OperatorAccountPatch, options?: CallOptions): Call<OperatorAccountEntry> {
    return this.#core.call({ method: 'PATCH', path: at`/operator/accounts/${accountId}`, body }, options)
  }

  /**
   * Requests to take part.
   *
   * Oldest first.
   *
   * Only for operators who are signed in.
   */
  listConsultations(query?: ListConsultationsQuery, options?: CallOptions): PageCall<OperatorConsultationList> {
    return this.#core.page({ method: 'GET', path: '/operator/consultations', query }, options)
  }

  /**
   * Approve a request to take part.
   *
   * Creates the account with its owner, mails the invitation, and issues the first key. The key is shown only here: hand
   * it over in the way you agreed on.
   *
   * Only for operators who are signed in.
   */
  approveConsultation(id: string, body?: OperatorApprovalInput, options?: CallOptions): Call<OperatorApproval> {
    return this.#core.call(
      { method: 'POST', path: at`/operator/consultations/${id}/approve`, body, takesKey: true },
      options,
    )
  }

  /**
   * Record that a request was answered.
   *
   * Only for operators who are signed in.
   */
  markConsultationContacted(id: string, options?: CallOptions): Call<OperatorConsultation> {
    return this.#core.call(
      { method: 'POST', path: at`/operator/consultations/${id}/contacted`, takesKey: true },
      options,
    )
  }

  /**
   * Decline a request to take part.
   *
   * No mail is sent: explain the refusal in your own words.
   *
   * Only for operators who are signed in.
   */
  declineConsultation(id: string, options?: CallOptions): Call<OperatorConsultation> {
    return this.#core.call({ method: 'POST', path: at`/operator/consultations/${id}/decline`, takesKey: true }, options)
  }

  /**
   * Sources, as their operators see them.
   *
   * How current each is, what failed, what could not be read, and today’s number of calls.
   *
   * Only for operators who are signed in.
   */
  listSources(query?: ListOperatorSourcesQuery, options?: CallOptions): PageCall<OperatorSourceList> {
    return this.#core.page({ method: 'GET', path: '/operator/sources', query }, options)
  }

  /**
   * Switch a source on or off.
   *
   * Takes effect on every process within a second. The notices of a source that is off stay.
   *
   * Only for operators who are signed in.
   */
  changeSource(name: string, body: OperatorSourcePatch, options?: CallOptions): Call<OperatorSource> {
    return this.#core.call({ method: 'PATCH', path: at`/operator/sources/${name}`, body }, options)
  }

  /**
   * Records in quarantine.
   *
   * What could not be read of a source, newest first. `reasons` counts all of it, also what `reason` leaves out.
   *
   * Only for operators who are signed in.
   */
  listRejects(name: string, query?: ListRejectsQuery, options?: CallOptions): PageCall<OperatorRejectList> {
    return this.#core.page({ method: 'GET', path: at`/operator/sources/${name}/rejects`, query }, options)
  }

  /**
   * A record in quarantine, as it came.
   *
   * Only for operators who are signed in.
   */
  getReject(name: string, id: string, options?: CallOptions): Call<OperatorRejectRecord> {
    return this.#core.call({ method: 'GET', path: at`/operator/sources/${name}/rejects/${id}` }, options)
  }

  /**
   * Ask the source for refused records again.
   *
   * The time windows they came from are fetched again. What can be read then leaves the quarantine; what is refused once
   * more stays. Records of files cannot be asked for again.
   *
   * Only for operators who are signed in.
   */
  requeueRejects(name: string, body?: OperatorRequeueInput, options?: CallOptions): Call<OperatorRequeued> {
    return this.#core.call(
      { method: 'POST', path: at`/operator/sources/${name}/rejects/requeue`, body, takesKey: true },
      options,
    )
  }

  /**
   * Incidents of all accounts.
   *
   * Newest first.
   *
   * Only for operators who are signed in.
   */
  listIncidents(query?: ListOperatorIncidentsQuery, options?: CallOptions): PageCall<OperatorIncidentList> {
    return this.#core.page({ method: 'GET', path: '/operator/incidents', query }, options)
  }

  /**
   * Block a key or an account.
   *
   * Every process refuses it within a second, and the owners get a mail with the reason. If an operator has blocked it
   * already, nothing changes and that incident is answered.
   *
   * Only for operators who are signed in.
   */
  openIncident(body: OperatorIncidentInput, options?: CallOptions): Call<OperatorIncident> {
    return this.#core.call({ method: 'POST', path: '/operator/incidents', body, takesKey: true }, options)
  }

  /**
   * Resolve an incident.
   *
   * Within a second access is open again, unless another incident blocks it. One that is resolved stays as it ended.
   *
   * Only for operators who are signed in.
   */
  resolveIncident(id: string, options?: CallOptions): Call<OperatorIncident> {
    return this.#core.call({ method: 'POST', path: at`/operator/incidents/${id}/resolve`, takesKey: true }, options)
  }

  /**
   * Networks that sent storms of failing credentials.
   *
   * Newest first; those that are over are kept for 30 days.
   *
   * Only for operators who are signed in.
   */
  listBlockedNetworks(query?: ListBlockedNetworksQuery, options?: CallOptions): PageCall<BlockedNetworkList> {
    return this.#core.page({ method: 'GET', path: '/operator/networks', query }, options)
  }

  /**
   * End the block of a network.
   *
   * Within a second every process lets it in again; another storm blocks it anew. One that is over stays as it ended.
   *
   * Only for operators who are signed in.
   */
  liftNetwork(id: string, body: OperatorLiftInput, options?: CallOptions): Call<BlockedNetwork> {
    return this.#core.call({ method: 'POST', path: at`/operator/networks/${id}/lift`, body, takesKey: true }, options)
  }
}
