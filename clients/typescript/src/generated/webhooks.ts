// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open, Webhook } from './shared.ts'

/** A page of webhooks */
export interface WebhookList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Webhook[]
}

/** A webhook to register. */
export interface NewWebhook {
  /** Where events are sent: `https`, without user name and password, on the public internet. */
  url: string
  /** Event types to send. Absent or `null`: all, including types added later. */
  events?: Array<
    | 'bid.matched'
    | 'bid.changed'
    | 'bid.cancelled'
    | 'bid.awarded'
    | 'pursuit.changed'
    | 'report.ready'
    | 'webhook.disabled'
    | 'webhook.test'
    | 'security.incident'
  > | null
  /**
   * `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming webhooks
   * of these services take it.
   */
  format?: 'standard' | 'slack' | 'teams' | 'discord' | null
  /** `v1` (HMAC-SHA256) is always included; `v1a` adds ed25519, verified with `publicKey`. */
  signatures?: Array<'v1' | 'v1a'> | null
  /** A description to recognise it by. */
  description?: string | null
  /** Your own secret: `whsec_` and 24 to 64 bytes in base64. Absent: one is generated. */
  secret?: string | null
}

/** A webhook with its new secret. */
export type WebhookWithSecret = {
  /** Identifier of the webhook. */
  id: string
  /** Where events are sent: `https`, without user name and password, on the public internet. */
  url: string
  /** Event types it receives. */
  events: Array<
    Open<
      | 'bid.matched'
      | 'bid.changed'
      | 'bid.cancelled'
      | 'bid.awarded'
      | 'pursuit.changed'
      | 'report.ready'
      | 'webhook.disabled'
      | 'webhook.test'
      | 'security.incident'
    >
  >
  /** Whether it receives all event types, including types added later. */
  allEvents: boolean
  /**
   * `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming webhooks
   * of these services take it.
   */
  format: Open<'standard' | 'slack' | 'teams' | 'discord'>
  /** A description to recognise it by. */
  description: string | null
  /** Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled. */
  state: Open<'enabled' | 'disabled'>
  /**
   * `failing`: every attempt failed for 5 days · `gone`: it returned 410 · `receiver`: it returned `webhook-delivery:
   * disable` · `owner`: disabled by `PATCH` · `plan`: the plan includes no webhooks · `incident`: the account is
   * blocked.
   */
  disabledReason: Open<'failing' | 'gone' | 'receiver' | 'owner' | 'plan' | 'incident'> | null
  /** When it was disabled. */
  disabledAt: string | null
  /** First failure since the last success; `null` = the last one succeeded. */
  failingSince: string | null
  /** When an attempt last succeeded; `null` = never. */
  lastSuccessAt: string | null
  /** The last attempt that failed; `null` = never. */
  lastFailure: {
    /** When the attempt began. */
    at: string
    /** HTTP status of the response; `null` = no response. */
    status: number | null
    /**
     * Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an address
     * that is not on the public internet.
     */
    reason: Open<
      'timeout' | 'too_large' | 'refused_address' | 'invalid_url' | 'dns' | 'connection' | 'tls' | 'aborted'
    > | null
  } | null
  /** The first twelve characters of its secret. */
  secretHint: string
  /** Public key for `v1a`: `whpk_` and the ed25519 key in base64; `null` without `v1a`. */
  publicKey: string | null
  /** When it was created. */
  createdAt: string
  /** The secret its requests are signed with. It is shown only once. */
  secret: string
}

/** Fields to change; `null` restores the default. */
export interface WebhookPatch {
  /** Where events are sent: `https`, without user name and password, on the public internet. */
  url?: string
  /** Event types to send. `null`: all, including types added later. */
  events?: Array<
    | 'bid.matched'
    | 'bid.changed'
    | 'bid.cancelled'
    | 'bid.awarded'
    | 'pursuit.changed'
    | 'report.ready'
    | 'webhook.disabled'
    | 'webhook.test'
    | 'security.incident'
  > | null
  /**
   * `standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming webhooks
   * of these services take it.
   */
  format?: 'standard' | 'slack' | 'teams' | 'discord' | null
  /** `v1` (HMAC-SHA256) is always included; `v1a` adds ed25519, verified with `publicKey`. */
  signatures?: Array<'v1' | 'v1a'> | null
  /** A description to recognise it by. */
  description?: string | null
  /** `enabled` (or `null`) also sends the events that were on hold, oldest first. */
  state?: 'enabled' | 'disabled' | null
}

/** How to replace a secret. */
export interface SecretRotation {
  /** How many seconds requests are also signed with the old secret. Default: 86400. */
  graceSeconds?: number
}

/** The delivery of one event to one webhook. */
export interface Delivery {
  /** Identifier of the delivery. */
  id: string
  /** Identifier of the event, sent as `webhook-id` with every attempt. */
  eventId: string
  /** Type of the event. */
  type: Open<
    | 'bid.matched'
    | 'bid.changed'
    | 'bid.cancelled'
    | 'bid.awarded'
    | 'pursuit.changed'
    | 'report.ready'
    | 'webhook.disabled'
    | 'webhook.test'
    | 'security.incident'
  >
  /**
   * `pending`: it will be attempted · `delivered` · `failed`: no attempts are left · `held`: the webhook is disabled ·
   * `aborted`: the receiver rejected further attempts · `expired`: on hold for 30 days.
   */
  state: Open<'pending' | 'delivered' | 'failed' | 'held' | 'aborted' | 'expired'>
  /** Attempts since it was created or last sent again. */
  attemptCount: number
  /** HTTP status of the last attempt; `null` = no response, or no attempt yet. */
  lastStatus: number | null
  /** When it was created. */
  createdAt: string
  /** Time of the next attempt while it is pending. */
  nextAttemptAt: string | null
  /** When it was delivered or given up. */
  endedAt: string | null
}

/** A page of deliveries */
export interface DeliveryList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Delivery[]
}

/** A delivery with its attempts. */
export interface DeliveryDetail {
  /** Identifier of the delivery. */
  id: string
  /** Identifier of the event, sent as `webhook-id` with every attempt. */
  eventId: string
  /** Type of the event. */
  type: Open<
    | 'bid.matched'
    | 'bid.changed'
    | 'bid.cancelled'
    | 'bid.awarded'
    | 'pursuit.changed'
    | 'report.ready'
    | 'webhook.disabled'
    | 'webhook.test'
    | 'security.incident'
  >
  /**
   * `pending`: it will be attempted · `delivered` · `failed`: no attempts are left · `held`: the webhook is disabled ·
   * `aborted`: the receiver rejected further attempts · `expired`: on hold for 30 days.
   */
  state: Open<'pending' | 'delivered' | 'failed' | 'held' | 'aborted' | 'expired'>
  /** Attempts since it was created or last sent again. */
  attemptCount: number
  /** HTTP status of the last attempt; `null` = no response, or no attempt yet. */
  lastStatus: number | null
  /** When it was created. */
  createdAt: string
  /** Time of the next attempt while it is pending. */
  nextAttemptAt: string | null
  /** When it was delivered or given up. */
  endedAt: string | null
  /** The event that is sent; `null` once it has been deleted. Chat services get a message made from it. */
  event: Record<string, unknown> | null
  /** The last 30 attempts, oldest first. */
  attempts: Array<{
    /** When the attempt began. */
    at: string
    /** HTTP status of the response; `null` = no response. */
    status: number | null
    /** Milliseconds until the response, or until the attempt failed. */
    ms: number
    /**
     * Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an address
     * that is not on the public internet.
     */
    reason: Open<
      'timeout' | 'too_large' | 'refused_address' | 'invalid_url' | 'dns' | 'connection' | 'tls' | 'aborted'
    > | null
    /** The error, if there was no complete response. */
    error: string | null
    /** The first kilobyte of the response body. */
    answer: string
  }>
}

/** The deliveries to send again. */
export interface DeliveryRange {
  /** Deliveries created at this time or later: a time with offset, or a date. */
  from: string
  /** End of the range, inclusive. Absent: now. */
  to?: string | null
  /** State of the deliveries to send again. Default: `failed`. */
  state?: 'delivered' | 'failed' | 'aborted' | null
}

/** Number of deliveries sent again, each once. */
export interface Redelivered {
  /** Number of deliveries. */
  deliveries: number
}

/** Of `GET /v1/webhooks`. */
export interface ListWebhooksQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `GET /v1/webhooks/{id}/deliveries`. */
export interface ListDeliveriesQuery {
  /** Only deliveries in this state. */
  state?: 'pending' | 'delivered' | 'failed' | 'held' | 'aborted' | 'expired'
  /** Only deliveries of events of this type. */
  type?:
    | 'bid.matched'
    | 'bid.changed'
    | 'bid.cancelled'
    | 'bid.awarded'
    | 'pursuit.changed'
    | 'report.ready'
    | 'webhook.disabled'
    | 'webhook.test'
    | 'security.incident'
  /** Only deliveries created at this time or later: a time with offset, or a date. */
  since?: string
  /** Only deliveries created at this time or earlier: a time with offset, or a date. */
  until?: string
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Endpoints for events, their deliveries, and redelivery. */
export class WebhooksMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * List webhooks.
   *
   * The webhooks of the account, oldest first.
   *
   * Plan: Enterprise. Scope: `webhooks:read`.
   */
  list(query?: ListWebhooksQuery, options?: CallOptions): PageCall<WebhookList> {
    return this.#core.page({ method: 'GET', path: '/v1/webhooks', query }, options)
  }

  /**
   * Register a webhook.
   *
   * Events are then posted to `url`, signed as Standard Webhooks specifies. The response shows the secret, only once. A
   * URL that is never allowed returns 400 `invalid_url`; its host name is resolved and checked at each delivery.
   *
   * Plan: Enterprise. Scope: `webhooks:write`.
   */
  create(body: NewWebhook, options?: CallOptions): Call<WebhookWithSecret> {
    return this.#core.call({ method: 'POST', path: '/v1/webhooks', body, takesKey: true }, options)
  }

  /**
   * One webhook.
   *
   * Plan: Enterprise. Scope: `webhooks:read`.
   */
  get(id: string, options?: CallOptions): Call<Webhook> {
    return this.#core.call({ method: 'GET', path: at`/v1/webhooks/${id}` }, options)
  }

  /**
   * Change a webhook.
   *
   * Absent fields stay as they are; `null` resets a field. `{"state": "enabled"}` also sends the events that were on
   * hold, oldest first. `If-Match` is honoured.
   *
   * Plan: Enterprise. Scope: `webhooks:write`.
   */
  change(id: string, body?: WebhookPatch, options?: CallOptions): Call<Webhook> {
    return this.#core.call({ method: 'PATCH', path: at`/v1/webhooks/${id}`, body }, options)
  }

  /**
   * Delete a webhook.
   *
   * Its pending deliveries are deleted too. Nothing more is sent, except requests already in progress.
   *
   * Plan: Enterprise. Scope: `webhooks:write`.
   */
  delete(id: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/webhooks/${id}` }, options)
  }

  /**
   * Replace the secret of a webhook.
   *
   * The response shows the new secret, only once. For `graceSeconds` requests are signed with both secrets, then with
   * the new one only. At most two secrets are valid at a time. The key of `v1a` does not change.
   *
   * Plan: Enterprise. Scope: `webhooks:write`.
   */
  rotateSecret(id: string, body?: SecretRotation, options?: CallOptions): Call<WebhookWithSecret> {
    return this.#core.call(
      { method: 'POST', path: at`/v1/webhooks/${id}/rotate-secret`, body, takesKey: true },
      options,
    )
  }

  /**
   * Send a test event.
   *
   * Sends a `webhook.test` event to this webhook only, regardless of its event types. `Location` is the delivery, which
   * shows the result.
   *
   * Plan: Enterprise. Scope: `webhooks:write`.
   */
  test(id: string, options?: CallOptions): Call<Delivery> {
    return this.#core.call({ method: 'POST', path: at`/v1/webhooks/${id}/test`, takesKey: true }, options)
  }

  /**
   * List deliveries.
   *
   * Past and pending deliveries of the webhook, newest first. They are kept for 30 days.
   *
   * Plan: Enterprise. Scope: `webhooks:read`.
   */
  listDeliveries(id: string, query?: ListDeliveriesQuery, options?: CallOptions): PageCall<DeliveryList> {
    return this.#core.page({ method: 'GET', path: at`/v1/webhooks/${id}/deliveries`, query }, options)
  }

  /**
   * One delivery.
   *
   * The delivery with its event and its attempts: time, duration, status or error, and the first kilobyte of the
   * response body.
   *
   * Plan: Enterprise. Scope: `webhooks:read`.
   */
  getDelivery(id: string, deliveryId: string, options?: CallOptions): Call<DeliveryDetail> {
    return this.#core.call({ method: 'GET', path: at`/v1/webhooks/${id}/deliveries/${deliveryId}` }, options)
  }

  /**
   * Send one delivery again.
   *
   * Sends it at once with the same `webhook-id` and restarts its attempts. While the webhook is disabled, it stays on
   * hold. For events older than 30 days the response is 404.
   *
   * Plan: Enterprise. Scope: `webhooks:write`.
   */
  redeliver(id: string, deliveryId: string, options?: CallOptions): Call<Delivery> {
    return this.#core.call(
      { method: 'POST', path: at`/v1/webhooks/${id}/deliveries/${deliveryId}/redeliver`, takesKey: true },
      options,
    )
  }

  /**
   * Send deliveries again.
   *
   * Sends all deliveries in one state that were created between `from` and `to`, each once, with the same `webhook-id`.
   * Returns their number.
   *
   * Plan: Enterprise. Scope: `webhooks:write`.
   */
  redeliverRange(id: string, body: DeliveryRange, options?: CallOptions): Call<Redelivered> {
    return this.#core.call({ method: 'POST', path: at`/v1/webhooks/${id}/redeliver`, body, takesKey: true }, options)
  }
}
