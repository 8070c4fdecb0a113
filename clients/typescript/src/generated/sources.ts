// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import { type Core, takeList } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Source } from './shared.ts'

/** Every source */
export interface SourceList {
  items: Source[]
}

/** The sources of the notices, and how current each is. */
export class SourcesMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Sources.
   *
   * The sources of the notices, how current each is, and what is missing.
   *
   * Plan: Pro and Enterprise. Scope: `bids:read`.
   */
  list(options?: CallOptions): Call<SourceList> {
    return this.#core.call({ method: 'GET', path: '/v1/sources' }, options, takeList)
  }
}
