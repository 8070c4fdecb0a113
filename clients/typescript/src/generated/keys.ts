// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call, PageCall } from '../call.ts'
import { at, type Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/**
 * The app that a member has connected with OAuth. Its name, which the app has chosen, is the name of the key. `null` =
 * an ordinary key.
 */
export interface KeyApp {
  /** The `client_id` of the app: the URL of its metadata document, or an id from its registration. */
  id: string
  /** The host to which the user was redirected after consent; `localhost` = a program on their computer. */
  host: string
}

/** A key, without its secret. */
export interface Key {
  /** Identifier of the key. */
  id: string
  /** Name of the key. */
  name: string | null
  /** The first twelve characters of its secret; for a key of an app, which has no secret, a mark to tell it from others. */
  prefix: string
  /** Scopes of the key; `write` and `manage` include read access. */
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
  /** Only an `active` key is accepted. */
  state: Open<'active' | 'blocked' | 'revoked' | 'expired'>
  app: KeyApp | null
  /** The key or member that created it; `null` = the operator. */
  createdBy: string | null
  /** When it was created. */
  createdAt: string
  /** When it expires; `null` = never. */
  expiresAt: string | null
  /** When it was last used (may lag by up to a minute); `null` = never. */
  lastUsedAt: string | null
  /** Its valid secrets, newest first: two during the grace period after a rotation. */
  secrets: Array<{
    /** When the secret became valid. */
    createdAt: string
    /** When its grace period after a rotation ends; `null` = it is valid as long as the key. */
    expiresAt: string | null
  }>
}

/** A page of keys */
export interface KeyList {
  /** Number of items on all pages at this moment. */
  total: number
  /** Page number, from 1. Default: 1. */
  page: number
  items: Key[]
}

/** A key to create. */
export interface NewKey {
  /** Name to recognise the key by; must not be blank. */
  name?: string | null
  /** Scopes of the new key, at most those of the key you call with. Absent: all of those. */
  scopes?: Array<
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
  /**
   * When it expires: a time with offset, or a date (that day is included). It must be in the future and not after the
   * expiry of the key you call with. Absent or `null`: it expires together with that key, or never if that key does not
   * expire.
   */
  expiresAt?: string | null
}

/** A key with its new secret. */
export interface KeyWithSecret {
  /** Identifier of the key. */
  id: string
  /** Name of the key. */
  name: string | null
  /** The first twelve characters of its secret; for a key of an app, which has no secret, a mark to tell it from others. */
  prefix: string
  /** Scopes of the key; `write` and `manage` include read access. */
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
  /** Only an `active` key is accepted. */
  state: Open<'active' | 'blocked' | 'revoked' | 'expired'>
  app: KeyApp | null
  /** The key or member that created it; `null` = the operator. */
  createdBy: string | null
  /** When it was created. */
  createdAt: string
  /** When it expires; `null` = never. */
  expiresAt: string | null
  /** When it was last used (may lag by up to a minute); `null` = never. */
  lastUsedAt: string | null
  /** Its valid secrets, newest first: two during the grace period after a rotation. */
  secrets: Array<{
    /** When the secret became valid. */
    createdAt: string
    /** When its grace period after a rotation ends; `null` = it is valid as long as the key. */
    expiresAt: string | null
  }>
  /** The secret: send it as `Authorization: Bearer`. It is shown only once. */
  key: string
}

/** How to replace a secret. */
export interface Rotation {
  /** How many seconds the old secret stays valid. Default: 86400. */
  graceSeconds?: number
}

/** Of `GET /v1/keys`. */
export interface ListKeysQuery {
  /** Page number, from 1. Default: 1. */
  page?: number
  /** Number of items on a page. Default: 20. */
  pageSize?: number
}

/** Of `DELETE /v1/keys/{id}`. */
export interface RevokeKeyQuery {
  /** What to do with the keys that were created with this one, and those created with them in turn. Default: "keep". */
  descendants?: 'keep' | 'revoke'
}

/** Keys, permissions, limits and the audit log. */
export class KeysMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * List keys.
   *
   * The keys of the account, oldest first, including revoked and expired ones. Secrets are not shown: they are not
   * stored.
   *
   * Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.
   */
  list(query?: ListKeysQuery, options?: CallOptions): PageCall<KeyList> {
    return this.#core.page({ method: 'GET', path: '/v1/keys', query }, options)
  }

  /**
   * Create a key.
   *
   * The response shows the secret in `key`, only once. A key can grant at most its own scopes, and grants all of them if
   * none are named. The new key expires no later than the key you call with.
   *
   * Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.
   */
  create(body?: NewKey, options?: CallOptions): Call<KeyWithSecret> {
    return this.#core.call({ method: 'POST', path: '/v1/keys', body, takesKey: true }, options)
  }

  /**
   * One key.
   *
   * Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.
   */
  get(id: string, options?: CallOptions): Call<Key> {
    return this.#core.call({ method: 'GET', path: at`/v1/keys/${id}` }, options)
  }

  /**
   * Revoke a key.
   *
   * Every process rejects the key within a second, and this cannot be undone. With `descendants=revoke` the keys created
   * with it, and those created with them in turn, are revoked too.
   *
   * Plan: Pro and Enterprise. Scope: `keys:manage`; signed-in members need none for their own keys.
   */
  revoke(id: string, query?: RevokeKeyQuery, options?: CallOptions): Call<void> {
    return this.#core.call({ method: 'DELETE', path: at`/v1/keys/${id}`, query }, options)
  }

  /**
   * Replace the secret of a key.
   *
   * The response shows the new secret in `key`, only once. The old secret stays valid for `graceSeconds`; one that was
   * already in its grace period ends at once. A key may always rotate itself, and other keys only if it has all of their
   * scopes.
   *
   * Plan: Pro and Enterprise. Scope: `keys:manage`; a key needs none for itself; signed-in members need none for their
   * own keys.
   */
  rotate(id: string, body?: Rotation, options?: CallOptions): Call<KeyWithSecret> {
    return this.#core.call({ method: 'POST', path: at`/v1/keys/${id}/rotate`, body, takesKey: true }, options)
  }
}
