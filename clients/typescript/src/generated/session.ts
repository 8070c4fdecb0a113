// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** From `toJSON()` of what `navigator.credentials.get()` gives, these fields. */
export interface PasskeyAssertion {
  /** Identifier of the passkey, as `toJSON()` of the credential gives it: base64url. */
  id: string
  /** What the device has signed. */
  response: {
    /** What the browser has had signed: base64url. */
    clientDataJSON: string
    /** What the device says of itself: base64url. */
    authenticatorData: string
    /** Signature over both: base64url. */
    signature: string
    /** Whose passkey it is: base64url. */
    userHandle: string
  }
}

/** What you sign in with: one of the three. */
export interface SignIn {
  /** An API key. */
  key?: string
  /** What stands behind `#token=` in a mailed link. */
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
  /**
   * Origin of the pages on which you can add a passkey; `null` if a key is signed in, or the address of the service
   * allows no passkeys.
   */
  passkeyOrigin: string | null
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

/** For `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`. */
export interface PasskeyRequest {
  /** What the passkey is to sign, once: base64url. */
  challenge: string
  /** Name that browsers bind the passkey to: the host of the service. */
  rpId: string
  /** Milliseconds for which the challenge is good. */
  timeout: number
  /** The device must ask who is there. */
  userVerification: Open<'required'>
}

/** For `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`. */
export interface PasskeyOptions {
  /** The service. */
  rp: {
    /** Name that browsers bind the passkey to: the host of the service. */
    id: string
    /** What browsers call the service. */
    name: string
  }
  /** Whose passkey it will be. */
  user: {
    /** Stands for the member, and says nothing of him: base64url. */
    id: string
    /** Mail address of the member. */
    name: string
    /** Name of the member, or the mail address. */
    displayName: string
  }
  /** What the passkey is to sign, once: base64url. */
  challenge: string
  /** Signatures that are accepted, the favourite first. */
  pubKeyCredParams: Array<{
    /** The only kind there is. */
    type: Open<'public-key'>
    /** Number of the algorithm in COSE. */
    alg: number
  }>
  /** Milliseconds for which the challenge is good. */
  timeout: number
  /** Your passkeys, so that no device gets a second one. */
  excludeCredentials: Array<{
    /** Identifier of the passkey: base64url. */
    id: string
    /** The only kind there is. */
    type: Open<'public-key'>
    /** How the device can be reached, as the browser says. */
    transports: Array<Open<'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'>>
  }>
  /** What the device must be able to do. */
  authenticatorSelection: {
    /** The device must find it without being told which one. */
    residentKey: Open<'required'>
    /** The same for older browsers. */
    requireResidentKey: boolean
    /** The device must ask who is there. */
    userVerification: Open<'required'>
  }
  /** No certificate of the device is asked for. */
  attestation: Open<'none'>
}

/** From `toJSON()` of what `navigator.credentials.create()` gives, these fields. */
export interface PasskeyAttestation {
  /** Identifier of the passkey, as `toJSON()` of the credential gives it: base64url. */
  id: string
  /** What the device has made. */
  response: {
    /** What the browser has had signed: base64url. */
    clientDataJSON: string
    /** The new passkey, with its public key: base64url. */
    attestationObject: string
    /** How the device can be reached, as the browser says. */
    transports?: Array<Open<'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'>>
  }
}

/** A new passkey. */
export interface PasskeyInput {
  /** What you call it. */
  name: string
  response: PasskeyAttestation
}

/** One of your passkeys. */
export interface Passkey {
  /** Identifier of the passkey. */
  id: string
  /** What you call it. */
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
  /** What you call it. */
  name: string
}

/** Of `GET /session/passkeys`. */
export interface ListPasskeysQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
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
   * With a key, with the token of a mailed link, or with a passkey that has signed a challenge of `POST
   * /session/challenges`. Over plain http it works on the machine of the service alone. Answers with a cookie that
   * stands for the key, or for the member with the scopes of the role, on all routes under `/v1`: `__Host-gonggo` over
   * https, `gonggo` over plain http. It is out of reach of scripts and has a new value at every sign-in. The session
   * ends with the key or the membership, after 12 hours without use, and after 30 days. Requests that come with the
   * cookie and change something need the header `X-Gonggo-Console: 1`.
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
   * For members of a team. The link works once, within 15 minutes. The answer is the same for every address; within an
   * hour, at most 5 links to one address are accepted from a network, 20 to one address from all networks, and 30 from a
   * network.
   */
  mailSignInLink(body: SignInLinkInput, options?: CallOptions): Call<SignInLinkReceipt> {
    return this.#core.call({ method: 'POST', path: '/session/links', body }, options)
  }

  /**
   * Begin to sign in with a passkey.
   *
   * A challenge for a passkey to sign, good for 5 minutes and for one sign-in. No address is asked for and the answer is
   * of the same kind for everybody: the device knows whom it can sign in here. At most 300 an hour are given to a
   * network.
   */
  beginPasskeySignIn(options?: CallOptions): Call<PasskeyRequest> {
    return this.#core.call({ method: 'POST', path: '/session/challenges' }, options)
  }

  /**
   * Begin to add a passkey.
   *
   * What a browser needs to make a passkey for the member who is signed in. The challenge is good for 5 minutes, once. A
   * member can have 20 passkeys.
   */
  beginPasskey(options?: CallOptions): Call<PasskeyOptions> {
    return this.#core.call({ method: 'POST', path: '/session/passkeys/options' }, options)
  }

  /**
   * Add a passkey.
   *
   * What the browser has made from the options. The member is told by mail. Whoever adds a passkey signs in with it from
   * then on: `POST /session {"passkey": …}`.
   */
  addPasskey(body: PasskeyInput, options?: CallOptions): Call<Passkey> {
    return this.#core.call({ method: 'POST', path: '/session/passkeys', body }, options)
  }

  /**
   * List your passkeys.
   *
   * Those of the member who is signed in; the oldest comes first.
   */
  listPasskeys(query?: ListPasskeysQuery, options?: CallOptions): PageCall<PasskeyList> {
    return this.#core.page({ method: 'GET', path: '/session/passkeys', query }, options)
  }

  /**
   * Rename a passkey.
   *
   * The name is for you alone.
   */
  renamePasskey(id: string, body: PasskeyChange, options?: CallOptions): Call<Passkey> {
    return this.#core.call({ method: 'PATCH', path: at`/session/passkeys/${id}`, body }, options)
  }

  /**
   * Remove a passkey.
   *
   * It signs nobody in any more. Sessions that were begun with it end within a second, but for the one you ask with.
   */
  removePasskey(id: string, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/session/passkeys/${id}` }, options)
  }
}
