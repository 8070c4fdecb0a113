// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core } from '../core.ts'
import type { CallOptions } from '../options.ts'

/** One of your sessions. */
export interface SessionEntry {
  /** Identifier of the session. */
  id: string
  /** Whether this request uses the session. */
  current: boolean
  /** Browser and operating system, approximately; `null` if unknown. */
  device: string | null
  /** Network you signed in from. */
  network: string
  /** When you signed in. */
  createdAt: string
  /** When it was last used, to the minute. */
  lastUsedAt: string
  /** When it expires unless it is used again. */
  expiresAt: string
}

/** A page of sessions */
export interface SessionList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: SessionEntry[]
}

/** Of `GET /v1/sessions`. */
export interface ListSessionsQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Signing in to the console, and your sessions. */
export class SessionsMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * End one of your sessions.
   *
   * Every process rejects it within a second.
   *
   * Plan: Pro and Enterprise. Scope: any.
   */
  end(id: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/sessions/${id}` }, options)
  }

  /**
   * List your sessions.
   *
   * The sessions of the signed-in member, or those created with the calling key, most recently used first.
   *
   * Plan: Pro and Enterprise. Scope: any.
   */
  list(query?: ListSessionsQuery, options?: CallOptions): PageCall<SessionList> {
    return this.#core.page({ method: 'GET', path: '/v1/sessions', query }, options)
  }

  /**
   * End all your sessions.
   *
   * Signs you out everywhere, including here. Every process rejects the sessions within a second.
   *
   * Plan: Pro and Enterprise. Scope: any.
   */
  endAll(options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: '/v1/sessions' }, options)
  }
}
