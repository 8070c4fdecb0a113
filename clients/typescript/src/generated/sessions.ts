// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core } from '../core.ts'
import type { CallOptions } from '../options.ts'

/** One of your sessions. */
export interface SessionEntry {
  /** Identifier of the session. */
  id: string
  /** Whether this request came with it. */
  current: boolean
  /** Browser and system, roughly; `null` if unknown. */
  device: string | null
  /** Network you signed in from. */
  network: string
  /** When you signed in. */
  createdAt: string
  /** When it was last used, to the minute. */
  lastUsedAt: string
  /** When it ends unless it is used before. */
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

/** Signing in to the console, and where you are signed in. */
export class SessionsMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * End one of your sessions.
   *
   * Every process refuses it within a second.
   *
   * Plan: Pro and Enterprise. Scope: any.
   */
  end(id: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/sessions/${id}` }, options)
  }

  /**
   * List your sessions.
   *
   * The sessions of the member who is signed in, or those that stand for the calling key; the one used last comes first.
   *
   * Plan: Pro and Enterprise. Scope: any.
   */
  list(query?: ListSessionsQuery, options?: CallOptions): PageCall<SessionList> {
    return this.#core.page({ method: 'GET', path: '/v1/sessions', query }, options)
  }

  /**
   * End all your sessions.
   *
   * Signs out everywhere, here too. Every process refuses them within a second.
   *
   * Plan: Pro and Enterprise. Scope: any.
   */
  endAll(options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: '/v1/sessions' }, options)
  }
}
