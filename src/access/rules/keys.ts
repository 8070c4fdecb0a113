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

/** 190 bits of chance, and a checksum that lets anyone refuse a mistyped key without asking us. */
export function makeKey(randomBelow: (limit: number) => number): string {
  let body = HEAD
  for (let i = 0; i < RANDOM_LENGTH; i++) body += ALPHABET[randomBelow(ALPHABET.length)]
  return body + checksumOf(body)
}

/** Whether this can be a key at all; costs no look at the database. */
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

/** What is shown of a key to tell it from others. */
export const prefixOf = (key: string): string => key.slice(0, HEAD.length + 4)

/** What the operator's secret is turned into where keys are hashed. */
export const PEPPER = 'key pepper'

export const digestOf = (pepper: Buffer, key: string): string => createHmac('sha256', pepper).update(key).digest('hex')

const SECRET = new RegExp(
  `(${HEAD}[0-9A-Za-z]{4})[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH - 4}}|(whsec_)[\\w+/=-]+`,
  'g',
)

const shownOf = (text: string): string => text.replace(SECRET, (_, key = '', webhook = '') => `${key}${webhook}…`)

/** The same with every secret of ours cut to its beginning, in texts and in names. */
export const withoutSecrets = (detail: object): object =>
  JSON.parse(JSON.stringify(detail), (_name, value: unknown) => {
    if (typeof value === 'string') return shownOf(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [shownOf(name), one]))
  }) as object

/** The key of an `Authorization` header; `null` where there is none, or none that could be one. */
export function keyOf(header: string | undefined): { key: string | null; given: boolean } {
  if (header === undefined || header === '') return { key: null, given: false }
  const match = /^Bearer +([^\s]+)$/i.exec(header)
  return { key: match?.[1] && isWellFormed(match[1]) ? match[1] : null, given: true }
}

/** What the database knows of a presented secret. */
export interface Credential {
  accountId: string
  /** `null`: the session of a member. */
  keyId: string | null
  /** Of the secret that was shown. */
  secretDigest?: string
  /** The session that was shown instead of a key. */
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
  /** The account's own limit, in place of its plan's. */
  requestLimit: number | null
  /** The version of the account's allow-list; `null` where it has none. */
  allowListVersion: number | null
  /** The incident that blocks the key or its account. */
  blockedBy: string | null
}

/** A person who is signed in: as a member, or with a key, whose end is then that of the session too. */
export interface SessionLife {
  id: string
  memberId: string | null
  /** Of the member. */
  role: Role | null
  /** The member looks after the service itself. */
  isOperator: boolean
  createdAt: number
  lastUsedAt: number
}

export const SESSION_MS = { idle: 12 * HOUR, whole: 30 * DAY }

/** When a session ends unless it is used before. */
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
  /** `any`: whatever the key holds. */
  scope: Scope | 'any'
  /** The key with this id may do it, whatever its scopes. */
  itself?: string | undefined
  /** A member who is signed in may do it with what is his own, whatever his role. */
  own?: boolean | undefined
  /** Only operators may do it, whatever their plan and role. */
  operators?: boolean | undefined
}

/** What is wrong with the key itself, in the order of the contract; before anything is counted. */
export function credentialRefusal(credential: Credential, now: number): KeyRefusal | null {
  if (credential.session && endOfSession(credential.session) <= now) return 'session_ended'
  if (credential.revokedAt !== null) return 'revoked_key'
  const expiry = Math.min(credential.keyExpiresAt ?? Infinity, credential.secretExpiresAt ?? Infinity)
  if (expiry <= now) return 'expired_key'
  return isShut(credential) ? 'access_blocked' : null
}

/** What the database knows of an account; `blockedBy`: the incident that blocks it. */
export type AccountStatus = Pick<Credential, 'plan' | 'accountState' | 'beta' | 'blockedBy'>

/** Why an account may not have this, with or without a key: a link that needs no key gives no more than its keys. */
export function accountRefusal(status: AccountStatus, needs: Entitlement, stage: string): KeyRefusal | null {
  return isShut(status) ? 'access_blocked' : planRefusal(status, needs, stage)
}

const isShut = ({ accountState, blockedBy }: AccountStatus): boolean =>
  accountState === 'suspended' || blockedBy !== null

function planRefusal({ beta, plan }: AccountStatus, needs: Entitlement, stage: string): KeyRefusal | null {
  if (stage === 'closed-beta' && !beta) return 'beta_access_required'
  return includes(plan, needs) ? null : 'plan_required'
}

/** Why a caller with a good key may not do this; the request has been counted by then. */
export function permissionRefusal(credential: Credential, demand: Demand, stage: string): KeyRefusal | null {
  if (demand.operators) return credential.session?.isOperator ? null : 'operator_required'
  const refusal = planRefusal(credential, demand.needs, stage)
  if (refusal) return refusal
  if (demand.scope === 'any') return null
  if (demand.own && credential.session?.memberId) return null
  // Whoever got hold of a cookie must not make a key of it.
  if (!credential.session && demand.itself === credential.keyId) return null
  return includesScope(credential.scopes, demand.scope) ? null : 'scope_required'
}

/** Why a caller who has been let in may not do this as well: a route that does several things asks for each. */
export function furtherRefusal(
  { plan, scopes }: Pick<Credential, 'plan' | 'scopes'>,
  { needs, scope }: Pick<Demand, 'needs' | 'scope'>,
): KeyRefusal | null {
  if (!includes(plan, needs)) return 'plan_required'
  return scope === 'any' || includesScope(scopes, scope) ? null : 'scope_required'
}

/** The wanted scopes that these scopes do not include. */
export const beyond = (scopes: readonly Scope[], wanted: readonly Scope[]): Scope[] =>
  wanted.filter((scope) => !includesScope(scopes, scope))

type Ends = { revokedAt: number | null; expiresAt: number | null; blockedBy: string | null }

export function keyState(key: Ends, now: number): KeyState {
  if (key.revokedAt !== null) return 'revoked'
  if (key.expiresAt !== null && key.expiresAt <= now) return 'expired'
  return key.blockedBy === null ? 'active' : 'blocked'
}
