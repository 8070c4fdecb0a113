// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import type { Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** What you sign in with: one of the two. */
export interface SignIn {
  /** An API key. */
  key?: string
  /** What stands behind `#token=` in a mailed link. */
  token?: string
}

/** Who is signed in. */
export type Session = {
  /** Identifier of the session. */
  id: string
  /** The account. */
  account: {
    /** Identifier of the account. */
    id: string
    /** Name of the account. */
    name: string
  }
  /** The member who is signed in; `null` if a key is. */
  member: {
    /** Identifier of the member. */
    id: string
    /** Mail address of the member. */
    email: string
    /** Name of the member. */
    name: string | null
  } | null
  /** The key the session stands for; `null` if a member is signed in. */
  key: {
    /** Identifier of the key. */
    id: string
    /** Name of the key. */
    name: string | null
    /** First characters of the key. */
    prefix: string
  } | null
  /** Role of the member; `null` if a key is signed in. */
  role: Open<'owner' | 'admin' | 'member' | 'viewer'> | null
  /** Whether the member is an operator of the service and may use `/operator`; never with a key. */
  operator: boolean
  /** What the session may do: the scopes of the role, or those of the key. */
  scopes: Array<
    Open<
      | 'bids:read'
      | 'keywords:read'
      | 'keywords:write'
      | 'pursuits:read'
      | 'pursuits:write'
      | 'statistics:read'
      | 'reports:read'
      | 'reports:write'
      | 'team:read'
      | 'team:manage'
      | 'webhooks:read'
      | 'webhooks:write'
      | 'keys:manage'
      | 'access:manage'
    >
  >
  /** Plan of the account. */
  plan: Open<'free' | 'pro' | 'enterprise'>
  /** Language of the member, or that of the account. */
  language: Open<'ko' | 'en'>
  /** When you signed in. */
  createdAt: string
  /** When the session ends unless it is used before: 12 hours after its last use, 30 days in all. */
  expiresAt: string
}

/** To whom the link is mailed. */
export interface SignInLinkInput {
  /** Mail address of a member. */
  email: string
}

/** The request was taken. */
export interface SignInLinkReceipt {
  /** The same whether or not there is such a member. */
  state: Open<'accepted'>
}

/** Signing in to the console, and where you are signed in. */
export class SessionMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Sign in.
   *
   * With a key, or with the token of a mailed link. Answers with a cookie that stands for the key, or for the member
   * with the scopes of the role, on all routes under `/v1`: `__Host-gonggo` over https, `gonggo` over plain http. It is
   * out of reach of scripts and has a new value at every sign-in. The session ends with the key or the membership, after
   * 12 hours without use, and after 30 days. Requests that come with the cookie and change something need the header
   * `X-Gonggo-Console: 1`.
   */
  signIn(body: SignIn, options?: CallOptions): Call<Session> {
    return this.#core.call({ method: 'POST', path: '/session', body }, options)
  }

  /**
   * Who is signed in.
   *
   * Account, member or key, role, whether an operator, scopes, plan, language and end of the session.
   */
  get(options?: CallOptions): Call<Session> {
    return this.#core.call({ method: 'GET', path: '/session' }, options)
  }

  /**
   * Sign out.
   *
   * Ends the session on every process within a second. Signing out twice changes nothing.
   */
  signOut(options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: '/session' }, options)
  }

  /**
   * Mail a link to sign in.
   *
   * For members of a team. The link works once, within 15 minutes. The answer is the same for every address; at most 5
   * links an hour are mailed to one, and 30 are accepted from a network.
   */
  mailSignInLink(body: SignInLinkInput, options?: CallOptions): Call<SignInLinkReceipt> {
    return this.#core.call({ method: 'POST', path: '/session/links', body }, options)
  }
}
