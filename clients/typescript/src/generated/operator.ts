// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Incident, Open, Source, TeamMember, Usage } from './shared.ts'

/** Overview of the service. */
export interface OperatorOverview {
  /** Version of the process that answers. */
  version: string
  /** Time of this response. */
  at: string
  /** By plan and state; omitted if there are none. */
  accounts: Array<{
    /** Plan of the account. */
    plan: Open<'free' | 'pro' | 'enterprise'>
    /** `suspended`: its keys and members are blocked. */
    state: Open<'active' | 'suspended'>
    /** Number of accounts. */
    count: number
  }>
  /** Open beta requests. */
  consultations: {
    /** Requests without a reply. */
    requested: number
    /** Replied to, not decided. */
    contacted: number
  }
  /** The state of the sources. */
  sources: {
    /** Sources that are switched on. */
    enabled: number
    /** Sources that lag by more than an hour. */
    behind: number
    /** Sources with time windows that failed. */
    failing: number
    /** Records in quarantine, over all sources. */
    quarantined: number
    /** Notices with missing parts, over all sources. */
    waiting: number
  }
  /** Unresolved incidents. */
  incidents: {
    /** Warnings; nothing is blocked. */
    open: number
    /** A key or account is blocked. */
    contained: number
  }
  /** Late deliveries to webhooks. */
  deliveries: {
    /** Webhooks with late deliveries. */
    count: number
    /** Waiting time of the oldest; `null` = none is waiting. */
    oldestSeconds: number | null
  }
  /** The outbox. */
  mails: {
    /** Mails waiting to be sent. */
    count: number
    /** Waiting time of the oldest; `null` = none is waiting. */
    oldestSeconds: number | null
  }
  /** The queue of reports. */
  reports: {
    /** Reports that are queued or being generated. */
    count: number
    /** Waiting time of the oldest; `null` = none is waiting. */
    oldestSeconds: number | null
  }
  /** The feed of changes. */
  feed: {
    /** The last position. */
    head: number
    /** Readers of the feed. */
    readers: Array<{
      /** Name of the reader. */
      name: string
      /** Changes not read yet. */
      behind: number
    }>
  }
  /** The running processes. */
  processes: Array<{
    /** Identifier of the process, new at each start. */
    id: string
    /** Role of the process. */
    role: Open<'all' | 'api' | 'worker'>
    /** Version it runs. */
    version: string
    /** When it started. */
    startedAt: string
    /** Last heartbeat: one every 10 seconds; after a minute without, the process is removed. */
    seenAt: string
  }>
}

/** A webhook with late deliveries. */
export interface LateDelivery {
  /** The account. */
  accountId: string
  /** Its name. */
  accountName: string
  /** The webhook. */
  webhookId: string
  /** Scheme and host of its URL. */
  origin: string
  /** When its oldest late delivery was due. */
  dueAt: string
  /** Number of attempts of that delivery. */
  attempts: number
  /** Last HTTP status. */
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

/** A change by an operator, or the access of an operator to an account. */
export type OperatorAuditEntry = {
  /** Identifier of the entry. */
  id: string
  /** When the action was taken. */
  at: string
  /** The operator; `null` = a command on the server. */
  operator: {
    /** Account of the operator. */
    accountId: string
    /** The operator. */
    memberId: string
    /** Mail address. */
    email: string
  } | null
  /** The action taken. */
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
    | 'notice_withdrawn'
    | 'notice_restored'
    | 'incident_opened'
    | 'incident_resolved'
    | 'network_lifted'
    | 'operator_added'
    | 'operator_removed'
  >
  /** The account concerned. */
  accountId: string | null
  /** Its name. */
  accountName: string | null
  /** What the action was applied to. */
  subject: string | null
  /** The reason. */
  reason: string | null
  /** The changed values. */
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

/** An account, with the fields that are visible without a reason. */
export interface OperatorAccountEntry {
  /** Identifier of the account. */
  id: string
  /** Name of the account. */
  name: string
  /** Plan of the account. */
  plan: Open<'free' | 'pro' | 'enterprise'>
  /** `suspended`: its keys and members are blocked. */
  state: Open<'active' | 'suspended'>
  /** Mail address of the owner. */
  email: string
  /** Whether it has access during the closed beta. */
  beta: boolean
  /** Requests accepted in any 60 seconds; `null` = the limit of the plan. */
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
  /** Why you need to look into the account. Its owner sees the reason in the audit log. */
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
  /** `suspended`: its keys and members are blocked. */
  state: Open<'active' | 'suspended'>
  /** Mail address of the owner. */
  email: string
  /** Whether it has access during the closed beta. */
  beta: boolean
  /** Requests accepted in any 60 seconds; `null` = the limit of the plan. */
  requestLimit: number | null
  /** The incident that blocks the whole account. */
  blockedBy: string | null
  /** When it was created. */
  createdAt: string
  /** Language of mails. */
  language: Open<'ko' | 'en'>
  /** Time zone of schedules. */
  zone: string
  /** The business registration number of the company. */
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
    /** Scopes of the key. */
    scopes: Array<
      Open<
        | 'bids:read'
        | 'keywords:read'
        | 'keywords:write'
        | 'pursuits:read'
        | 'pursuits:write'
        | 'profile:read'
        | 'profile:write'
        | 'links:read'
        | 'links:write'
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
    /** Scheme and host of its URL; the rest may be a secret. */
    origin: string
    /** Whether events are sent to it. */
    state: Open<'enabled' | 'disabled'>
    /** Why nothing is sent to it. */
    disabledReason: string | null
    /** The first failure since the last success. */
    failingSince: string | null
  }>
  /** Unresolved incidents, newest first. */
  incidents: Incident[]
}

/** Changes to an account, and the reason. */
export interface OperatorAccountPatch {
  /** Plan of the account. */
  plan?: 'free' | 'pro' | 'enterprise'
  /** `suspended`: its keys and members are blocked. */
  state?: 'active' | 'suspended'
  /** Requests accepted in any 60 seconds; `null` = the limit of the plan. */
  requestLimit?: number | null
  /** Whether it has access during the closed beta. */
  beta?: boolean
  /** The reason; it is recorded in the operators’ audit log. */
  reason: string
}

/** A beta request. */
export interface OperatorConsultation {
  /** Identifier of the request. */
  id: string
  /** Approving creates the account. */
  state: Open<'requested' | 'contacted' | 'approved' | 'declined'>
  /** Company that wants to take part. */
  company: string
  /** Person to contact. */
  name: string
  /** Mail address for the reply. */
  email: string
  /** Phone number. */
  phone: string | null
  /** What the company wants to use the service for. */
  message: string
  /** Language of the reply. */
  language: Open<'ko' | 'en'>
  /** Number of requests from this address. */
  requests: number
  /** When the first request was made. */
  requestedAt: string
  /** When the last request was made. */
  lastAt: string
  /** When it was approved or declined. */
  decidedAt: string | null
  /** The account that was created. */
  accountId: string | null
  /** Version of the consent text; `null` = requested by a program without one. */
  consent: string | null
  /** When the consent was given. */
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
  plan?: 'free' | 'pro' | 'enterprise'
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

/** A source, with details that customers do not see. */
export interface OperatorSource {
  /** Name of the source. */
  name: string
  /** How the source is read. */
  kind: string
  /** `idle`: not polled; it was imported or run once. */
  state: Open<'enabled' | 'disabled' | 'idle'>
  /** Whether this process can read it, for example has the service key. */
  ready: boolean
  /** Notices older than this cause no alerts. */
  goLiveAt: string | null
  /** Time windows that are still to be fetched. */
  openWindows: number
  /** Why the last window failed. */
  lastFailure: string | null
  /** Calls made today. */
  callsToday: Array<{
    /** Name of the quota. */
    budget: string
    /** Calls made today, in Seoul. */
    calls: number
    /** Whether the source reported that its quota is used up. */
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

/** Switches a source on or off. */
export interface OperatorSourcePatch {
  /** Whether the source is switched on. */
  state: 'enabled' | 'disabled'
}

/** A record in quarantine. */
export interface OperatorReject {
  /** Identifier of the record in quarantine. */
  id: string
  /** The list of the source that it came from. */
  operation: string
  /** Why it could not be read. */
  reason: string
  /** When it was last rejected. */
  at: string
  /**
   * Whether it can be fetched again. `ordered`: it will be fetched. `impossible`: it came from a file, or its origin was
   * not recorded.
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
  /** The reasons, most frequent first; at most 100. */
  reasons: Array<{
    /** The reason, its first 500 characters. */
    reason: string
    /** Number of records rejected for this reason, on all pages. */
    count: number
  }>
}

/** A record in quarantine, in its original form. */
export interface OperatorRejectRecord {
  /** Identifier of the record in quarantine. */
  id: string
  /** The list of the source that it came from. */
  operation: string
  /** Why it could not be read. */
  reason: string
  /** When it was last rejected. */
  at: string
  /**
   * Whether it can be fetched again. `ordered`: it will be fetched. `impossible`: it came from a file, or its origin was
   * not recorded.
   */
  again: Open<'possible' | 'ordered' | 'impossible'>
  /** The record as JSON, without personal fields; cut after 100,000 characters. */
  record: string
  /** Whether the record is longer than shown. */
  isCut: boolean
}

/** The records to fetch again. */
export interface OperatorRequeueInput {
  /** Which records. Default: all. */
  ids?: string[]
}

/** The result of the order. */
export interface OperatorRequeued {
  /** Identifier of the order; `null` if there is nothing to fetch. */
  run: string | null
  /** Number of records that will be fetched again. */
  records: number
  /** Time windows to fetch. */
  windows: number
  /** Number of records that cannot be fetched again. */
  left: number
}

/** An incident and its account. */
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
  /** Reason; the owner sees it. */
  reason: string
}

/** A network that sent many requests with invalid credentials. */
export interface BlockedNetwork {
  /** Identifier of the block; rejected requests name it. */
  id: string
  /** The network: an IPv4 address, or the first 64 bits of an IPv6 address. */
  network: string
  /** `contained`: blocked. `resolved`: ended. */
  state: Open<'contained' | 'resolved'>
  /** Number of requests with invalid credentials that caused it. */
  requests: number
  /** Number of different credentials among them. */
  credentials: number
  /** When it was blocked. */
  openedAt: string
  /** When the block ends by itself. */
  until: string
  /** When it ended; `null` = it is active. */
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

/** Why the block ends early. */
export interface OperatorLiftInput {
  /** The reason; it is recorded in the operators’ audit log. */
  reason: string
}

/** A mail that could not be sent. */
export interface FailedMail {
  /** Identifier of the mail. */
  id: string
  /** The account. */
  accountId: string | null
  /** Its name. */
  accountName: string | null
  /** Address of the recipient: its first character and the domain. */
  recipient: string
  /** Kind of mail. */
  template: Open<
    | 'alert'
    | 'beta-invitation'
    | 'passkey-added'
    | 'pursuit-reminder'
    | 'report-ready'
    | 'security-incident'
    | 'sign-in-link'
    | 'team-invitation'
    | 'webhook-disabled'
  >
  /** Why it was not sent: the response of the mail server, with addresses masked. */
  reason: string | null
  /** Number of attempts since it was queued or resent. */
  attempts: number
  /** When it was queued. */
  postedAt: string
  /** When it failed for good. */
  failedAt: string
  /** Whether its content is still stored. Sign-in links and mails without a valid address have none. */
  canResend: boolean
}

/** A page of failed mails */
export interface FailedMailList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: FailedMail[]
}

/** The result of sending mails again. */
export interface OperatorResent {
  /** Number of mails that will be sent again. */
  resent: number
  /** Number of these failed mails that cannot be sent again, because their content is no longer stored. */
  left: number
}

/** Which failed mails to send again. Without a field: all. */
export interface OperatorResendInput {
  /** Only mails to members of this account. */
  accountId?: string
  /** Only mails of this kind. */
  template?:
    | 'alert'
    | 'beta-invitation'
    | 'passkey-added'
    | 'pursuit-reminder'
    | 'report-ready'
    | 'security-incident'
    | 'sign-in-link'
    | 'team-invitation'
    | 'webhook-disabled'
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
  /** Only entries about this account. */
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
  plan?: 'free' | 'pro' | 'enterprise'
  /** Only accounts in this state. */
  state?: 'active' | 'suspended'
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /operator/consultations`. */
export interface ListConsultationsQuery {
  /** Only requests in this state. */
  state?: 'requested' | 'contacted' | 'approved' | 'declined'
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
  /** Only records rejected for exactly this reason. */
  reason?: string
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /operator/incidents`. */
export interface ListOperatorIncidentsQuery {
  /** Only incidents in this state. */
  state?: 'open' | 'contained' | 'resolved'
  /** Only those of this account. */
  accountId?: string
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /operator/networks`. */
export interface ListBlockedNetworksQuery {
  /** Only active blocks, or only ended ones. */
  state?: 'contained' | 'resolved'
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /operator/mails`. */
export interface ListFailedMailsQuery {
  /** Only mails to members of this account. */
  accountId?: string
  /** Only mails of this kind. */
  template?:
    | 'alert'
    | 'beta-invitation'
    | 'passkey-added'
    | 'pursuit-reminder'
    | 'report-ready'
    | 'security-incident'
    | 'sign-in-link'
    | 'team-invitation'
    | 'webhook-disabled'
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** For operators of the service: all accounts, sources, incidents. */
export class OperatorMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Overview of the service.
   *
   * Accounts, open requests and incidents, sources, late deliveries, the feed and its readers, processes.
   *
   * Only for operators who are signed in.
   */
  getOverview(options?: CallOptions): Call<OperatorOverview> {
    return this.#core.call({ method: 'GET', path: '/operator/overview' }, options)
  }

  /**
   * List late webhooks.
   *
   * Longest wait first. A delivery is late if it was due ten seconds ago and no worker has claimed it.
   *
   * Only for operators who are signed in.
   */
  listLateDeliveries(query?: ListLateDeliveriesQuery, options?: CallOptions): PageCall<LateDeliveryList> {
    return this.#core.page({ method: 'GET', path: '/operator/deliveries', query }, options)
  }

  /**
   * Read the operators’ audit log.
   *
   * All changes by operators, and all their accesses to accounts, newest first. Entries are never changed, and are
   * deleted only after their retention period.
   *
   * Only for operators who are signed in.
   */
  listAudit(query?: ListOperatorAuditQuery, options?: CallOptions): PageCall<OperatorAuditList> {
    return this.#core.page({ method: 'GET', path: '/operator/audit', query }, options)
  }

  /**
   * Find accounts.
   *
   * Newest first, with the fields that are visible without a reason.
   *
   * Only for operators who are signed in.
   */
  listAccounts(query?: ListOperatorAccountsQuery, options?: CallOptions): PageCall<OperatorAccountList> {
    return this.#core.page({ method: 'GET', path: '/operator/accounts', query }, options)
  }

  /**
   * Open an account, with a reason.
   *
   * Gives you access to the account for one hour. Its owner sees the reason in the audit log, as `operator.looked`.
   * Opening it again starts a new hour.
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
   * Plan, limits, usage, members, keys without their secrets, webhooks and open incidents. Each request is recorded in
   * the operators’ audit log. An account that you have not opened returns 403 `reason_required`.
   *
   * Only for operators who are signed in.
   */
  getAccount(accountId: string, options?: CallOptions): Call<OperatorAccount> {
    return this.#core.call({ method: 'GET', path: at`/operator/accounts/${accountId}` }, options)
  }

  /**
   * Change an account, with a reason.
   *
   * Absent fields stay as they are; `requestLimit: null` restores the limit of the plan. Takes effect on every process
   * within a second.
   *
   * Only for operators who are signed in.
   */
  changeAccount(accountId: string, body: OperatorAccountPatch, options?: CallOptions): Call<OperatorAccountEntry> {
    return this.#core.call({ method: 'PATCH', path: at`/operator/accounts/${accountId}`, body }, options)
  }

  /**
   * List beta requests.
   *
   * Oldest first.
   *
   * Only for operators who are signed in.
   */
  listConsultations(query?: ListConsultationsQuery, options?: CallOptions): PageCall<OperatorConsultationList> {
    return this.#core.page({ method: 'GET', path: '/operator/consultations', query }, options)
  }

  /**
   * Approve a beta request.
   *
   * Creates the account with its owner, mails the invitation, and issues the first key. The key is shown only here: pass
   * it on in the way you agreed on.
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
   * Mark a beta request as answered.
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
   * Decline a beta request.
   *
   * No mail is sent: inform the applicant yourself.
   *
   * Only for operators who are signed in.
   */
  declineConsultation(id: string, options?: CallOptions): Call<OperatorConsultation> {
    return this.#core.call({ method: 'POST', path: at`/operator/consultations/${id}/decline`, takesKey: true }, options)
  }

  /**
   * List sources with operating details.
   *
   * How current each source is, failed time windows, records in quarantine, and today’s number of calls.
   *
   * Only for operators who are signed in.
   */
  listSources(query?: ListOperatorSourcesQuery, options?: CallOptions): PageCall<OperatorSourceList> {
    return this.#core.page({ method: 'GET', path: '/operator/sources', query }, options)
  }

  /**
   * Switch a source on or off.
   *
   * Takes effect on every process within a second. The notices of a source that is switched off remain.
   *
   * Only for operators who are signed in.
   */
  changeSource(name: string, body: OperatorSourcePatch, options?: CallOptions): Call<OperatorSource> {
    return this.#core.call({ method: 'PATCH', path: at`/operator/sources/${name}`, body }, options)
  }

  /**
   * List records in quarantine.
   *
   * Records of a source that could not be read, newest first. `reasons` counts all of them, regardless of `reason`.
   *
   * Only for operators who are signed in.
   */
  listRejects(name: string, query?: ListRejectsQuery, options?: CallOptions): PageCall<OperatorRejectList> {
    return this.#core.page({ method: 'GET', path: at`/operator/sources/${name}/rejects`, query }, options)
  }

  /**
   * Get a record in quarantine.
   *
   * Only for operators who are signed in.
   */
  getReject(name: string, id: string, options?: CallOptions): Call<OperatorRejectRecord> {
    return this.#core.call({ method: 'GET', path: at`/operator/sources/${name}/rejects/${id}` }, options)
  }

  /**
   * Fetch records in quarantine again.
   *
   * The time windows they came from are fetched again. Records that can then be read leave the quarantine; the others
   * stay. Records from files cannot be fetched again.
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
   * Every process rejects it within a second, and the owners get a mail with the reason. If an operator has already
   * blocked it, nothing changes and that incident is returned.
   *
   * Only for operators who are signed in.
   */
  openIncident(body: OperatorIncidentInput, options?: CallOptions): Call<OperatorIncident> {
    return this.#core.call({ method: 'POST', path: '/operator/incidents', body, takesKey: true }, options)
  }

  /**
   * Resolve an incident.
   *
   * Access is restored within a second, unless another incident blocks it. A resolved incident does not change.
   *
   * Only for operators who are signed in.
   */
  resolveIncident(id: string, options?: CallOptions): Call<OperatorIncident> {
    return this.#core.call({ method: 'POST', path: at`/operator/incidents/${id}/resolve`, takesKey: true }, options)
  }

  /**
   * List blocked networks.
   *
   * Networks that sent many requests with invalid credentials, newest first. Ended blocks are kept for 30 days.
   *
   * Only for operators who are signed in.
   */
  listBlockedNetworks(query?: ListBlockedNetworksQuery, options?: CallOptions): PageCall<BlockedNetworkList> {
    return this.#core.page({ method: 'GET', path: '/operator/networks', query }, options)
  }

  /**
   * End the block of a network.
   *
   * Every process accepts the network again within a second; further invalid credentials can block it again. An ended
   * block does not change.
   *
   * Only for operators who are signed in.
   */
  liftNetwork(id: string, body: OperatorLiftInput, options?: CallOptions): Call<BlockedNetwork> {
    return this.#core.call({ method: 'POST', path: at`/operator/networks/${id}/lift`, body, takesKey: true }, options)
  }

  /**
   * List failed mails.
   *
   * Mails that could not be sent, the last failure first, with the response of the mail server. They are kept for 30
   * days.
   *
   * Only for operators who are signed in.
   */
  listFailedMails(query?: ListFailedMailsQuery, options?: CallOptions): PageCall<FailedMailList> {
    return this.#core.page({ method: 'GET', path: '/operator/mails', query }, options)
  }

  /**
   * Send a failed mail again.
   *
   * The mail is queued again with the same content and `Message-ID`, and retried for up to three days like a new one. A
   * mail that is queued or sent already does not change: `resent` is 0.
   *
   * Only for operators who are signed in.
   */
  resendMail(id: string, options?: CallOptions): Call<OperatorResent> {
    return this.#core.call({ method: 'POST', path: at`/operator/mails/${id}/resend`, takesKey: true }, options)
  }

  /**
   * Send failed mails again.
   *
   * Queues all failed mails of an account, of a kind, or all of them again, for example after an outage of the mail
   * server.
   *
   * Only for operators who are signed in.
   */
  resendMails(body?: OperatorResendInput, options?: CallOptions): Call<OperatorResent> {
    return this.#core.call({ method: 'POST', path: '/operator/mails/resend', body, takesKey: true }, options)
  }
}
