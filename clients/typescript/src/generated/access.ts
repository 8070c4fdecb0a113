// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import type { Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Incident, Open } from './shared.ts'

/** An entry of the audit log. */
export interface AuditRecord {
  /** Identifier of the entry. */
  id: string
  /** When the action was taken. */
  at: string
  /** Who took the action. */
  actor: {
    /** `system` = an automatic action of the service. */
    kind: Open<'key' | 'member' | 'operator' | 'system'>
    /** Identifier of the key or member. */
    id: string | null
  }
  /** The action taken. */
  action: Open<
    | 'account.created'
    | 'account.plan_changed'
    | 'account.state_changed'
    | 'account.limit_changed'
    | 'account.business_no_changed'
    | 'account.beta_changed'
    | 'key.issued'
    | 'key.rotated'
    | 'key.revoked'
    | 'member.invited'
    | 'member.invited_again'
    | 'member.accepted'
    | 'member.changed'
    | 'member.removed'
    | 'members.suspended'
    | 'members.restored'
    | 'pursuit.created'
    | 'pursuit.changed'
    | 'pursuit.deleted'
    | 'profile.created'
    | 'profile.replaced'
    | 'profile.deleted'
    | 'link.created'
    | 'link.changed'
    | 'link.deleted'
    | 'webhook.created'
    | 'webhook.changed'
    | 'webhook.deleted'
    | 'webhook.secret_rotated'
    | 'webhook.redelivered'
    | 'webhook.disabled'
    | 'allow_list.replaced'
    | 'session.started'
    | 'session.ended'
    | 'session.link_mailed'
    | 'passkey.added'
    | 'passkey.renamed'
    | 'passkey.removed'
    | 'passkey.counter_back'
    | 'incident.opened'
    | 'incident.contained'
    | 'incident.resolved'
    | 'incident_settings.changed'
    | 'operator.added'
    | 'operator.removed'
    | 'operator.looked'
  >
  /** What the action was applied to; `null` = the account itself. */
  subject: string | null
  /** Details of the action, by name. Never contains a secret. */
  detail: Record<string, unknown>
  /** `X-Request-Id` of the request that took the action. */
  requestId: string | null
}

/** A page of the audit log */
export interface AuditList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: AuditRecord[]
}

/** Addresses from which the keys of the account may call. */
export interface IpAllowList {
  /** The ranges in normalised form; empty = calls are accepted from everywhere. */
  ranges: string[]
  /** Comments, in the order of the ranges. */
  comments: Array<{
    /** One of the ranges. */
    range: string
    /** Comment, such as what the range is. */
    comment: string
  }>
  /** When the list was last replaced; `null` = never. */
  updatedAt: string | null
}

/** Addresses from which the keys of the account may call. */
export interface IpAllowListInput {
  /**
   * Addresses and ranges (CIDR), IPv4 or IPv6. Bits beyond the prefix are cleared and duplicates merged;
   * `::ffff:203.0.113.7` is treated as the IPv4 address in it. An empty list allows all addresses.
   */
  ranges: string[]
  /** Comments on these ranges. Absent: ranges that stay on the list keep the comments they have. */
  comments?: Array<{
    /** One of the ranges. */
    range: string
    /** Comment, such as what the range is. */
    comment: string
  }>
  /** Accept the list even if it excludes the address this request comes from. */
  force?: boolean
}

/** An allow-list to check. */
export interface IpAllowListProposal {
  /** Addresses and ranges, as for `PUT /v1/access/ip-allow-list`. */
  ranges: string[]
}

/** The effect an allow-list would have. */
export interface IpAllowListPreview {
  /** The ranges in normalised form, as they would be stored. */
  ranges: string[]
  /** The address this request comes from. */
  address: string
  /** Whether you could still call from that address. */
  includesAddress: boolean
}

/** A page of incidents */
export interface IncidentList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Incident[]
}

/** Settings of the account for incidents. */
export interface IncidentSettings {
  /** Whether a key used from many networks within a short time is blocked. Default: `false`; only a mail is sent. */
  autoBlock: boolean
}

/** `null` = the default. */
export interface IncidentSettingsPatch {
  /** Whether a key used from many networks within a short time is blocked. Default: `false`; only a mail is sent. */
  autoBlock?: boolean | null
}

/** Of `GET /v1/access/audit`. */
export interface ListAuditQuery {
  /** Only actions taken at this time or later. A time with offset, or a date, which is the whole day in Seoul. */
  from?: string
  /** Only actions taken at this time or earlier. A time with offset, or a date, which is the whole day in Seoul. */
  to?: string
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
  /**
   * Part of the links to the neighbouring pages, so that new entries do not shift them. Follow the links instead of
   * setting it yourself.
   */
  anchor?: string
}

/** Of `GET /v1/access/incidents`. */
export interface ListIncidentsQuery {
  /** Only incidents in this state. */
  state?: 'open' | 'contained' | 'resolved'
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Keys, permissions, limits and the audit log. */
export class AccessMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Read the audit log.
   *
   * Who did what to the keys, members, webhooks, plan and access of the account, newest first. Entries are never
   * changed, and are deleted only after their retention period.
   *
   * Plan: Pro and Enterprise. Scope: `access:manage`.
   */
  listAudit(query?: ListAuditQuery, options?: CallOptions): PageCall<AuditList> {
    return this.#core.page({ method: 'GET', path: '/v1/access/audit', query }, options)
  }

  /**
   * Read the IP allow-list.
   *
   * The addresses from which the keys of the account may call. An empty list allows all addresses.
   *
   * Plan: Enterprise. Scope: `access:manage`.
   */
  getIpAllowList(options?: CallOptions): Call<IpAllowList> {
    return this.#core.call({ method: 'GET', path: '/v1/access/ip-allow-list' }, options)
  }

  /**
   * Replace the IP allow-list.
   *
   * Takes effect within a second on every process, for every key of the account. A list that does not include the
   * address you call from is rejected with 409 `would_lock_out` unless you send `"force": true`. With `If-Match` the
   * list is replaced only if its `ETag` is still the one you send.
   *
   * Plan: Enterprise. Scope: `access:manage`.
   */
  replaceIpAllowList(body: IpAllowListInput, options?: CallOptions): Call<IpAllowList> {
    return this.#core.call({ method: 'PUT', path: '/v1/access/ip-allow-list', body }, options)
  }

  /**
   * Check an IP allow-list.
   *
   * Returns the ranges as they would be stored, the address this request comes from, and whether it would still be
   * allowed. Changes nothing.
   *
   * Plan: Enterprise. Scope: `access:manage`.
   */
  previewIpAllowList(body: IpAllowListProposal, options?: CallOptions): Call<IpAllowListPreview> {
    return this.#core.call({ method: 'POST', path: '/v1/access/ip-allow-list/preview', body, takesKey: true }, options)
  }

  /**
   * List security incidents.
   *
   * Newest first. Requests with a blocked key return 403 `access_blocked`, which names the incident. To end the
   * incident, rotate the key with another key that has the scope `keys:manage`, or ask the operator.
   *
   * Plan: Pro and Enterprise. Scope: `access:manage`.
   */
  listIncidents(query?: ListIncidentsQuery, options?: CallOptions): PageCall<IncidentList> {
    return this.#core.page({ method: 'GET', path: '/v1/access/incidents', query }, options)
  }

  /**
   * Read incident settings.
   *
   * The optional automatic reactions to incidents.
   *
   * Plan: Pro and Enterprise. Scope: `access:manage`.
   */
  getIncidentSettings(options?: CallOptions): Call<IncidentSettings> {
    return this.#core.call({ method: 'GET', path: '/v1/access/incidents/settings' }, options)
  }

  /**
   * Change incident settings.
   *
   * Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.
   *
   * Plan: Pro and Enterprise. Scope: `access:manage`.
   */
  changeIncidentSettings(body?: IncidentSettingsPatch, options?: CallOptions): Call<IncidentSettings> {
    return this.#core.call({ method: 'PATCH', path: '/v1/access/incidents/settings', body }, options)
  }
}
