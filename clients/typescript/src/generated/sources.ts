// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import type { Core } from '../core.ts'
import type { CallOptions } from '../options.ts'

export interface Source {
  /** Name of the source, as in `source` of a notice */
  name: string
  /** When it last answered successfully */
  lastSuccessAt: string | null
  /** By how many seconds the stored notices may lag behind the source; `null` if it is not polled */
  lagSeconds: number | null
  /** Notices first seen in the last 24 hours */
  notices24h: number
  /** For each field, the share of notices of the last 30 days without a value */
  nullRates: Record<string, number>
  /** Number of time windows that failed and will be fetched again */
  failedWindows: number
  /** Number of records that could not be read */
  quarantined: number
  /** Number of notices that wait for missing parts, and of OCDS processes that have only announced a plan */
  waiting: number
}

/** Every source */
export interface SourceList {
  items: Source[]
}

/** Where the notices come from, and how current each source is. */
export class SourcesMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Sources.
   *
   * Where the notices come from, how current each source is, and what is missing in it.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  list(options?: CallOptions): Call<SourceList> {
    return this.#core.call({ method: 'GET', path: '/v1/sources' }, options)
  }
}
