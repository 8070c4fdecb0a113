// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import type { Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** The account of the caller. */
export interface Account {
  /** Identifier of the account. */
  id: string
  /** What it is called. */
  name: string
  /** Its plan. */
  plan: Open<'free' | 'pro' | 'enterprise'>
  /** Language of what it is told by default. */
  language: Open<'ko' | 'en'>
  /** Its time zone. */
  zone: string
  /** The own business registration number: ten digits, with or without hyphens; shown without. */
  businessNo: string | null
}

/** Settings to change. */
export interface AccountPatch {
  /** The own business registration number: ten digits, with or without hyphens; shown without. */
  businessNo?: string | null
}

/** Keys, permissions, limits and the audit log. */
export class AccountMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * The account.
   *
   * What the account is called, its plan, and its own business number.
   *
   * Plan: Pro and Enterprise. Scope: any.
   */
  get(options?: CallOptions): Call<Account> {
    return this.#core.call({ method: 'GET', path: '/v1/account' }, options)
  }

  /**
   * Set the own business number.
   *
   * By it, results tell whether the account has won: pursuits with a result are decided anew. Absent fields stay as they
   * are; `null` resets a field. `If-Match` is honoured.
   *
   * Plan: Pro and Enterprise. Scope: `access:manage`.
   */
  change(body?: AccountPatch, options?: CallOptions): Call<Account> {
    return this.#core.call({ method: 'PATCH', path: '/v1/account', body }, options)
  }
}
