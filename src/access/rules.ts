import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { KeyState, Scope } from './schema.ts'

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

/** What the pepper of keys is derived for. */
export const PEPPER = 'key pepper'

export const digestOf = (pepper: Buffer, key: string): string => createHmac('sha256', pepper).update(key).digest('hex')

/** The key of an `Authorization` header; `null` where there is none, or none that could be one. */
export function keyOf(header: string | undefined): { key: string | null; given: boolean } {
  if (header === undefined || header === '') return { key: null, given: false }
  const match = /^Bearer +([^\s]+)$/i.exec(header)
  return { key: match?.[1] && isWellFormed(match[1]) ? match[1] : null, given: true }
}

/** What the database knows of a presented secret. */
export interface Credential {
  accountId: string
  keyId: string
  scopes: Scope[]
  keyExpiresAt: number | null
  secretExpiresAt: number | null
  revokedAt: number | null
  plan: 'free' | 'pro' | 'enterprise'
  accountState: 'active' | 'suspended'
  beta: boolean
  /** Of the account's own, in place of its plan's. */
  requestLimit: number | null
}

export type Refusal =
  | 'missing_credentials'
  | 'invalid_key'
  | 'expired_key'
  | 'revoked_key'
  | 'access_blocked'
  | 'beta_access_required'
  | 'plan_required'
  | 'scope_required'

export interface Demand {
  plan: 'pro' | 'enterprise'
  /** `any`: whatever the key holds. */
  scope: string
}

/** What shuts him out before anything is counted, in the order of the contract: he learns of the first thing only. */
export function credentialRefusal(credential: Credential, now: number): Refusal | null {
  if (credential.revokedAt !== null) return 'revoked_key'
  const expiry = Math.min(credential.keyExpiresAt ?? Infinity, credential.secretExpiresAt ?? Infinity)
  if (expiry <= now) return 'expired_key'
  if (credential.accountState === 'suspended') return 'access_blocked'
  return null
}

/** What he may not do although his key is good; such a request has been counted by then. */
export function permissionRefusal(credential: Credential, demand: Demand, stage: string): Refusal | null {
  if (stage === 'closed-beta' && !credential.beta) return 'beta_access_required'
  if (RANK[credential.plan] < RANK[demand.plan]) return 'plan_required'
  if (demand.scope !== 'any' && !holds(credential.scopes, demand.scope)) return 'scope_required'
  return null
}

const RANK = { free: 0, pro: 1, enterprise: 2 }

/** `write` and `manage` include reading. */
export function holds(scopes: readonly string[], wanted: string): boolean {
  if (scopes.includes(wanted)) return true
  const [room, right] = wanted.split(':')
  return right === 'read' && (scopes.includes(`${room}:write`) || scopes.includes(`${room}:manage`))
}

export function keyState(key: { revokedAt: number | null; expiresAt: number | null }, now: number): KeyState {
  if (key.revokedAt !== null) return 'revoked'
  return key.expiresAt !== null && key.expiresAt <= now ? 'expired' : 'active'
}

/** What is counted together: most routes use the plan's limit, some have one of their own. */
export type LimiterKind = 'plan' | 'manage' | 'console'

export interface Limiter {
  kind: LimiterKind
  /** As the headers call it. */
  name: 'pro' | 'enterprise' | 'manage' | 'console'
  /** Requests accepted in any window. */
  quota: number
}

export const WINDOW_MS = 60_000
const QUOTAS = { pro: 100, enterprise: 1_000, manage: 60, console: 600 }
/** Answers of 401 in any window, for each network. */
export const STRANGER_QUOTA = 60

/** An account without a plan is counted like a small one: it is refused later, but not more cheaply. */
export function limiterOf(
  kind: LimiterKind,
  { plan, requestLimit }: Pick<Credential, 'plan' | 'requestLimit'>,
): Limiter {
  if (kind !== 'plan') return { kind, name: kind, quota: QUOTAS[kind] }
  const name = plan === 'enterprise' ? 'enterprise' : 'pro'
  return { kind, name, quota: requestLimit ?? QUOTAS[name] }
}

/** What a limiter says to one request. */
export interface Verdict {
  admitted: boolean
  /** How many more would be admitted now. */
  remaining: number
  /** Until that number rises; for one refused, until one is admitted. */
  waitMs: number
}

/**
 * Counts what was admitted under a key in the window before this moment. A request that was admitted leaves the window
 * when exactly its length has passed. Cost 0 looks without counting.
 */
export interface LimitWindow {
  take(key: string, quota: number, cost: 0 | 1): Verdict | Promise<Verdict>
}

/** Whole seconds, rounded up, so that whoever waits them is admitted. */
export const seconds = (ms: number): number => Math.ceil(ms / 1000)

export const rateHeaders = ({ name, quota }: Limiter, { remaining, waitMs }: Verdict): Record<string, string> => ({
  'ratelimit-policy': `"${name}";q=${quota};w=${WINDOW_MS / 1000}`,
  ratelimit: `"${name}";r=${remaining};t=${seconds(waitMs)}`,
})

/** What takes long and is therefore limited by how many of it run at once; `perKey` = of one key. */
export const AT_ONCE = {
  changes: { most: 5, perKey: 1, says: 'waiting calls for changes' },
  streams: { most: 5, perKey: 5, says: 'event streams' },
  exports: { most: 2, perKey: 2, says: 'exports' },
  reports: { most: 2, perKey: 2, says: 'reports in work' },
} as const
export type LongKind = keyof typeof AT_ONCE
/** Of an account's other requests so many are worked on at a time. */
export const WORKED_ON = 20
