// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import { type Core, takeText } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** The invitation to accept. */
export interface InvitationInput {
  /** The code from the link in the invitation mail. */
  code: string
}

/** The invitation is accepted. */
export interface InvitationReceipt {
  /** The same if the invitation was accepted before. */
  state: Open<'accepted'>
}

/** Of `GET /invitations`. */
export interface GetInvitationQuery {
  /** The code from the link in the invitation mail. */
  code: string
}

/** Members of the account and their roles. */
export class InvitationsMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Invitation page.
   *
   * A page for people, in the language of the invited member. Opening it does not accept the invitation.
   */
  get(query: GetInvitationQuery, options?: CallOptions): Call<string> {
    return this.#core.call({ method: 'GET', path: '/invitations', query, accept: 'text/html' }, options, takeText)
  }

  /**
   * Accept an invitation.
   *
   * Anyone with the link can accept it. The member is then `active`. Accepting again changes nothing; an invitation that
   * was withdrawn or is older than 30 days returns 404.
   */
  accept(body: InvitationInput, options?: CallOptions): Call<InvitationReceipt> {
    return this.#core.call({ method: 'POST', path: '/invitations', body, takesKey: true }, options)
  }
}
