// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import type { Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** The account of the caller. */
export interface Account {
  /** Identifier of the account. */
  id: string
  /** Name of the account. */
  name: string
  /** Its plan. */
  plan: Open<'free' | 'pro' | 'enterprise'>
  /** Default language of mails and errors. */
  language: Open<'ko' | 'en'>
  /** Its time zone. */
  zone: string
  /** The business registration number of the company: ten digits, with or without hyphens; returned without. */
  businessNo: string | null
}

/** Settings to change. */
export interface AccountPatch {
  /** The business registration number of the company: ten digits, with or without hyphens; returned without. */
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
   * Name, plan and business registration number of the account.
   *
   * Plan: Pro and Enterprise. Scope: any.
   */
  get(options?: CallOptions): Call<Account> {
    return this.#core.call({ method: 'GET', path: '/v1/account' }, options)
  }

  /**
   * Set your business number.
   *
   * The business number decides whether the account has won an award; the states of pursuits with a result are updated.
   * Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.
   *
   * Plan: Pro and Enterprise. Scope: `access:manage`.
   */
  change(body?: AccountPatch, options?: CallOptions): Call<Account> {
    return this.#core.call({ method: 'PATCH', path: '/v1/account', body }, options)
  }
}
