import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { DAY, HOUR } from '../../lib/clock.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import { type Entitlement, includes, type Plan } from '../../vocabulary/plans.ts'
import type { Role, Scope } from '../../vocabulary/roles.ts'
import { includesScope } from '../../vocabulary/roles.ts'
import type { KeyState } from '../schema/keys.ts'

const HEAD = 'gg_live_'
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 32
const CHECKSUM_LENGTH = 6
const KEY = new RegExp(`^${HEAD}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`)

/** 190 random bits and a checksum, so that anyone can detect a mistyped key without a request. */
export function makeKey(randomBelow: (limit: number) => number): string {
  let body = HEAD
  for (let i = 0; i < RANDOM_LENGTH; i++) body += ALPHABET[randomBelow(ALPHABET.length)]
  return body + checksumOf(body)
}

/** Whether the checksum is valid; needs no database query. */
export function isWellFormed(key: string): boolean {
  return KEY.test(key) && key.endsWith(checksumOf(key.slice(0, -CHECKSUM_LENGTH)))
}

function checksumOf(body: string): string {
  let checksum = ''
  for (let rest = crc32(body), i = 0; i < CHECKSUM_LENGTH; i++) {
    checksum = ALPHABET[rest % ALPHABET.length] + checksum
    rest = Math.floor(rest / ALPHABET.length)
  }
  return checksum
}

/** The visible part of a key that identifies it. */
export const prefixOf = (key: string): string => key.slice(0, HEAD.length + 4)

/** The same for a key that belongs to an app; it is not part of a secret. */
export const appPrefixOf = (id: string): string => `gg_app_${id.slice(-5)}`

/** The label for deriving the pepper of key hashes from the secret of the installation. */
export const PEPPER = 'key pepper'

export const digestOf = (pepper: Buffer, key: string): string => createHmac('sha256', pepper).update(key).digest('hex')

const SECRET = new RegExp(
  `(${HEAD}[0-9A-Za-z]{4})[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH - 4}}|(whsec_)[\\w+/=-]+|(gg[acfr]_)[\\w-]{43}`,
  'g',
)

const shownOf = (text: string): string =>
  text.replace(SECRET, (_, key = '', webhook = '', app = '') => `${key}${webhook}${app}…`)

/** The same object with all secrets of this service shortened to their prefix, in texts and in names. */
export const withoutSecrets = (detail: object): object =>
  JSON.parse(JSON.stringify(detail), (_name, value: unknown) => {
    if (typeof value === 'string') return shownOf(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [shownOf(name), one]))
  }) as object

/** The key of an `Authorization` header; `null` if it is missing or malformed. */
export function keyOf(header: string | undefined): { key: string | null; given: boolean } {
  if (header === undefined || header === '') return { key: null, given: false }
  const match = /^Bearer +([^\s]+)$/i.exec(header)
  return { key: match?.[1] && isWellFormed(match[1]) ? match[1] : null, given: true }
}

/** What the database knows about a presented secret. */
export interface Credential {
  accountId: string
  /** `null`: the session of a member. */
  keyId: string | null
  /** The digest of the presented secret. */
  secretDigest?: string
  /** Whether the access token of an app was sent; its key has no secret. */
  isApp?: boolean
  /** The session that was presented instead of a key. */
  session?: SessionLife | null
  scopes: Scope[]
  keyExpiresAt: number | null
  secretExpiresAt: number | null
  revokedAt: number | null
  plan: Plan
  accountState: 'active' | 'suspended'
  beta: boolean
  /** The language of the account. */
  language: MailLanguage
  /** The limit of the account, which overrides that of its plan. */
  requestLimit: number | null
  /** The version of the account's allow-list; `null` = it has none. */
  allowListVersion: number | null
  /** The incident that blocks the key or its account. */
  blockedBy: string | null
}

/** A signed-in user: a member, or the holder of a key, whose expiry then also ends the session. */
export interface SessionLife {
  id: string
  memberId: string | null
  /** The role of the member. */
  role: Role | null
  /** The member is an operator of the service. */
  isOperator: boolean
  createdAt: number
  lastUsedAt: number
}

export const SESSION_MS = { idle: 12 * HOUR, whole: 30 * DAY }

/** When the session expires if it is not used again. */
export const endOfSession = ({ createdAt, lastUsedAt }: Pick<SessionLife, 'createdAt' | 'lastUsedAt'>): number =>
  Math.min(lastUsedAt + SESSION_MS.idle, createdAt + SESSION_MS.whole)

export type KeyRefusal =
  | 'missing_credentials'
  | 'session_ended'
  | 'invalid_link'
  | 'invalid_passkey'
  | 'invalid_key'
  | 'expired_key'
  | 'revoked_key'
  | 'access_blocked'
  | 'ip_not_allowed'
  | 'beta_access_required'
  | 'plan_required'
  | 'scope_required'
  | 'operator_required'

export interface Demand {
  needs: Entitlement
  /** `any`: no particular scope is needed. */
  scope: Scope | 'any'
  /** The key with this id is allowed to do it, whatever its scopes. */
  itself?: string | undefined
  /** A signed-in member is allowed to do it with their own records, whatever their role. */
  own?: boolean | undefined
  /** Only operators are allowed to do it, whatever their plan and role. */
  operators?: boolean | undefined
}

/** The fault of the key itself, in the order of the API contract; checked before the rate limit counts the request. */
export function credentialRefusal(credential: Credential, now: number): KeyRefusal | null {
  if (credential.session && endOfSession(credential.session) <= now) return 'session_ended'
  if (credential.revokedAt !== null) return 'revoked_key'
  const expiry = Math.min(credential.keyExpiresAt ?? Infinity, credential.secretExpiresAt ?? Infinity)
  if (expiry <= now) return 'expired_key'
  return isShut(credential) ? 'access_blocked' : null
}

/** What the database knows about an account; `blockedBy`: the incident that blocks it. */
export type AccountStatus = Pick<Credential, 'plan' | 'accountState' | 'beta' | 'blockedBy'>

/** Why an account may not use this, with or without a key: its links without a key grant no more than its keys. */
export function accountRefusal(status: AccountStatus, needs: Entitlement, stage: string): KeyRefusal | null {
  return isShut(status) ? 'access_blocked' : planRefusal(status, needs, stage)
}

const isShut = ({ accountState, blockedBy }: AccountStatus): boolean =>
  accountState === 'suspended' || blockedBy !== null

function planRefusal({ beta, plan }: AccountStatus, needs: Entitlement, stage: string): KeyRefusal | null {
  if (stage === 'closed-beta' && !beta) return 'beta_access_required'
  return includes(plan, needs) ? null : 'plan_required'
}

/** Why a caller with a valid key may not do this; the rate limit has counted the request already. */
export function permissionRefusal(credential: Credential, demand: Demand, stage: string): KeyRefusal | null {
  if (demand.operators) return credential.session?.isOperator ? null : 'operator_required'
  const refusal = planRefusal(credential, demand.needs, stage)
  if (refusal) return refusal
  if (demand.scope === 'any') return null
  if (demand.own && credential.session?.memberId) return null
  // A stolen cookie must not be enough to create a key.
  if (!credential.session && demand.itself === credential.keyId) return null
  return includesScope(credential.scopes, demand.scope) ? null : 'scope_required'
}

/** Why an admitted caller may not do this in addition: a route that does several things checks each. */
export function furtherRefusal(
  { plan, scopes }: Pick<Credential, 'plan' | 'scopes'>,
  { needs, scope }: Pick<Demand, 'needs' | 'scope'>,
): KeyRefusal | null {
  if (!includes(plan, needs)) return 'plan_required'
  return scope === 'any' || includesScope(scopes, scope) ? null : 'scope_required'
}

/** The requested scopes that the given scopes do not include. */
export const missingScopes = (scopes: readonly Scope[], wanted: readonly Scope[]): Scope[] =>
  wanted.filter((scope) => !includesScope(scopes, scope))

type Ends = { revokedAt: number | null; expiresAt: number | null; blockedBy: string | null }

export function keyState(key: Ends, now: number): KeyState {
  if (key.revokedAt !== null) return 'revoked'
  if (key.expiresAt !== null && key.expiresAt <= now) return 'expired'
  return key.blockedBy === null ? 'active' : 'blocked'
}
