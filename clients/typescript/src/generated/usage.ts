// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import type { Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Usage } from './shared.ts'

/** Keys, permissions, limits and the audit log. */
export class UsageMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Plan, limits and usage.
   *
   * Every limit of the account with its remaining quota, and the requests of the last 30 days in Seoul time, including
   * today. Requests to this endpoint do not count towards the plan’s limit.
   *
   * Plan: Pro and Enterprise. Scope: any.
   */
  get(options?: CallOptions): Call<Usage> {
    return this.#core.call({ method: 'GET', path: '/v1/usage' }, options)
  }
}
