// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import type { Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** Plan, limits and usage. */
export interface Usage {
  /** Plan of the account. */
  plan: Open<'free' | 'pro' | 'enterprise'>
  /** Time of this answer. */
  asOf: string
  /** Current state of each limit on requests. */
  rateLimits: Array<{
    /** Name of the limit, as in the `RateLimit` headers. */
    policy: string
    /** Requests accepted in any one window. */
    limit: number
    /** Length of the window in seconds. */
    windowSeconds: number
    /** Requests that would be accepted now. */
    remaining: number
    /** Seconds until `remaining` grows by at least one. */
    resetSeconds: number
  }>
  /** All other limits. */
  counters: Array<{
    /** What is counted. */
    name: string
    /** The most there may be. */
    limit: number
    /** Current number. */
    used: number
  }>
  /** The last 30 days, ending with today. */
  days: Array<{
    /** The day, in Seoul time. */
    day: string
    /** Requests accepted under the plan's limit, whatever their status. */
    requests: number
    /** Requests to `/v1/keys`, `/v1/webhooks` and `/v1/usage`, which have a limit of their own. */
    manage: number
    /** Requests refused with 429. */
    limited: number
  }>
}

/** Keys, permissions, limits and the audit log. */
export class UsageMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Plan, limits and usage.
   *
   * Every limit of the account with what is left of it, and its requests of the last 30 days in Seoul, including today.
   * Calls of this endpoint do not count towards the plan’s limit.
   *
   * Plan: Pro and Enterprise. Scope: any.
   */
  get(options?: CallOptions): Call<Usage> {
    return this.#core.call({ method: 'GET', path: '/v1/usage' }, options)
  }
}
