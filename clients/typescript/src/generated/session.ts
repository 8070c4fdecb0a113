// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** These fields of `toJSON()` of the credential returned by `navigator.credentials.get()`. */
export interface PasskeyAssertion {
  /** Identifier of the passkey, from `toJSON()` of the credential: base64url. */
  id: string
  /** The signed response of the authenticator. */
  response: {
    /** Client data that the device signed: base64url. */
    clientDataJSON: string
    /** Authenticator data: base64url. */
    authenticatorData: string
    /** Signature over client and authenticator data: base64url. */
    signature: string
    /** User handle of the passkey: base64url. */
    userHandle: string
  }
}

/** The credential to sign in with: exactly one of the three. */
export interface SignIn {
  /** An API key. */
  key?: string
  /** The value after `#token=` in a mailed link. */
  token?: string
  passkey?: PasskeyAssertion
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
  /** The member who is signed in; `null` for a session created with a key. */
  member: {
    /** Identifier of the member. */
    id: string
    /** Mail address of the member. */
    email: string
    /** Name of the member. */
    name: string | null
  } | null
  /** The key the session was created with; `null` if a member is signed in. */
  key: {
    /** Identifier of the key. */
    id: string
    /** Name of the key. */
    name: string | null
    /** First characters of the key. */
    prefix: string
  } | null
  /** Role of the member; `null` for a session created with a key. */
  role: Open<'owner' | 'admin' | 'member' | 'viewer'> | null
  /** Whether the member is an operator of the service and can use `/operator`; always `false` with a key. */
  operator: boolean
  /** Scopes of the session: those of the role, or those of the key. */
  scopes: Array<
    Open<
      | 'bids:read'
      | 'keywords:read'
      | 'keywords:write'
      | 'pursuits:read'
      | 'pursuits:write'
      | 'profile:read'
      | 'profile:write'
      | 'links:read'
      | 'links:write'
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
  /** What the plan includes. */
  entitlements: Array<
    Open<
      | 'notices'
      | 'keywords'
      | 'pursuits'
      | 'statistics'
      | 'access'
      | 'competitors'
      | 'reports'
      | 'team'
      | 'webhooks'
      | 'allowList'
      | 'profiles'
    >
  >
  /** Language of the member, or that of the account. */
  language: Open<'ko' | 'en'>
  /**
   * Origin of the pages on which you can add a passkey; `null` for a session created with a key, or if the address of
   * the service allows no passkeys.
   */
  passkeyOrigin: string | null
  /** Whether the service fetches attachments; `false` = only titles can be searched. */
  attachments: boolean
  /** When you signed in. */
  createdAt: string
  /** When the session expires: 12 hours after its last use, at the latest 30 days after signing in. */
  expiresAt: string
}

/** The recipient of the link. */
export interface SignInLinkInput {
  /** Mail address of a member. */
  email: string
}

/** The request was accepted. */
export interface SignInLinkReceipt {
  /** Same response whether or not the member exists. */
  state: Open<'accepted'>
}

/** Options for `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`. */
export interface PasskeyRequest {
  /** Challenge for the passkey to sign; valid once: base64url. */
  challenge: string
  /** Relying party ID: the host of the service. */
  rpId: string
  /** Validity of the challenge in milliseconds. */
  timeout: number
  /** User verification is required. */
  userVerification: Open<'required'>
}

/** Options for `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`. */
export interface PasskeyOptions {
  /** The service. */
  rp: {
    /** Relying party ID: the host of the service. */
    id: string
    /** Name of the service, as browsers show it. */
    name: string
  }
  /** The user of the new passkey. */
  user: {
    /** Opaque user handle of the member: base64url. */
    id: string
    /** Mail address of the member. */
    name: string
    /** Name of the member, or the mail address. */
    displayName: string
  }
  /** Challenge for the passkey to sign; valid once: base64url. */
  challenge: string
  /** Accepted signature algorithms, most preferred first. */
  pubKeyCredParams: Array<{
    /** The only credential type. */
    type: Open<'public-key'>
    /** COSE identifier of the algorithm. */
    alg: number
  }>
  /** Validity of the challenge in milliseconds. */
  timeout: number
  /** Your existing passkeys, so that a device does not register twice. */
  excludeCredentials: Array<{
    /** Identifier of the passkey: base64url. */
    id: string
    /** The only credential type. */
    type: Open<'public-key'>
    /** Transports of the authenticator, as the browser reports them. */
    transports: Array<Open<'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'>>
  }>
  /** Requirements on the authenticator. */
  authenticatorSelection: {
    /** The passkey must be discoverable: usable without its identifier. */
    residentKey: Open<'required'>
    /** The same, for older browsers. */
    requireResidentKey: boolean
    /** User verification is required. */
    userVerification: Open<'required'>
  }
  /** No attestation is requested. */
  attestation: Open<'none'>
}

/** These fields of `toJSON()` of the credential returned by `navigator.credentials.create()`. */
export interface PasskeyAttestation {
  /** Identifier of the passkey, from `toJSON()` of the credential: base64url. */
  id: string
  /** The response of the authenticator. */
  response: {
    /** Client data that the device signed: base64url. */
    clientDataJSON: string
    /** Attestation object with the public key of the passkey: base64url. */
    attestationObject: string
    /** Transports of the authenticator, as the browser reports them. */
    transports?: Array<'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'>
  }
}

/** A new passkey. */
export interface PasskeyInput {
  /** Name of the passkey. */
  name: string
  response: PasskeyAttestation
}

/** One of your passkeys. */
export interface Passkey {
  /** Identifier of the passkey. */
  id: string
  /** Name of the passkey. */
  name: string
  /** When it was added. */
  createdAt: string
  /** When you last signed in with it; `null` if never. */
  lastUsedAt: string | null
}

/** A page of passkeys */
export interface PasskeyList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Passkey[]
}

/** The new name. */
export interface PasskeyChange {
  /** Name of the passkey. */
  name: string
}

/** Of `GET /session/passkeys`. */
export interface ListPasskeysQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Signing in to the console, and your sessions. */
export class SessionMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Sign in.
   *
   * Sign in with a key, with the token of a mailed link, or with a passkey that has signed a challenge of `POST
   * /session/challenges`. Plain http works only on the server itself. The response sets an `HttpOnly` cookie that
   * authenticates all routes under `/v1` with the scopes of the key, or of the member’s role: `__Host-gonggo` over
   * https, `gonggo` over plain http. Its value is new at every sign-in. The session ends with the key or the membership,
   * after 12 hours without use, and after 30 days. Requests with the cookie that change something need the header
   * `X-Gonggo-Console: 1`.
   */
  signIn(body: SignIn, options?: CallOptions): Call<Session> {
    return this.#core.call({ method: 'POST', path: '/session', body }, options)
  }

  /**
   * Who is signed in.
   *
   * Account, member or key, role, operator status, scopes, plan, language and expiry of the session.
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
   * Mail a sign-in link.
   *
   * For members of a team. The link works once, within 15 minutes. The response is the same for every address. Limits
   * per hour: 5 links to one address from one network, 20 to one address from all networks, and 30 from one network.
   */
  mailSignInLink(body: SignInLinkInput, options?: CallOptions): Call<SignInLinkReceipt> {
    return this.#core.call({ method: 'POST', path: '/session/links', body }, options)
  }

  /**
   * Begin to sign in with a passkey.
   *
   * Returns a challenge for a passkey to sign, valid for 5 minutes and one sign-in. No mail address is needed: the
   * device knows its users. At most 300 an hour are issued to one network.
   */
  beginPasskeySignIn(options?: CallOptions): Call<PasskeyRequest> {
    return this.#core.call({ method: 'POST', path: '/session/challenges' }, options)
  }

  /**
   * Begin to add a passkey.
   *
   * The options with which a browser creates a passkey for the signed-in member. The challenge is valid for 5 minutes,
   * once. A member can have 20 passkeys.
   */
  beginPasskey(options?: CallOptions): Call<PasskeyOptions> {
    return this.#core.call({ method: 'POST', path: '/session/passkeys/options' }, options)
  }

  /**
   * Add a passkey.
   *
   * Stores the passkey that the browser created from the options, and notifies the member by mail. Sign in with it by
   * `POST /session {"passkey": …}`.
   */
  addPasskey(body: PasskeyInput, options?: CallOptions): Call<Passkey> {
    return this.#core.call({ method: 'POST', path: '/session/passkeys', body }, options)
  }

  /**
   * List your passkeys.
   *
   * The passkeys of the signed-in member, oldest first.
   */
  listPasskeys(query?: ListPasskeysQuery, options?: CallOptions): PageCall<PasskeyList> {
    return this.#core.page({ method: 'GET', path: '/session/passkeys', query }, options)
  }

  /**
   * Rename a passkey.
   *
   * Only you see the name.
   */
  renamePasskey(id: string, body: PasskeyChange, options?: CallOptions): Call<Passkey> {
    return this.#core.call({ method: 'PATCH', path: at`/session/passkeys/${id}`, body }, options)
  }

  /**
   * Remove a passkey.
   *
   * The passkey can no longer be used to sign in. Sessions created with it end within a second, except the one making
   * this request.
   */
  removePasskey(id: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/session/passkeys/${id}` }, options)
  }
}
