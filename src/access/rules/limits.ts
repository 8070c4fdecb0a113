import { GRANTS, type Plan } from '../../vocabulary/plans.ts'
import type { Credential } from './keys.ts'

/** What is counted together: most routes use the plan's limit, some have one of their own. */
export type LimiterKind = 'plan' | 'manage' | 'console'

export interface Limiter {
  kind: LimiterKind
  /** Its name in the headers. */
  name: Plan | 'manage' | 'console'
  /** Requests accepted in any window. */
  quota: number
}

export const WINDOW_MS = 60_000
/** Quotas of routes that do not count against the plan's limit. */
const QUOTAS = { manage: 60, console: 600 }
/** Answers of 401 in any window, for each network. */
export const STRANGER_QUOTA = 60
/** Answers of 404 without a key in any window, for each network: some pages of a browser with broken links come far. */
export const SEEKER_QUOTA = 600
/** Requests to routes that need no key in any window, for each network: an office behind one address reads far less. */
export const VISITOR_QUOTA = 600
/** Refusals of their input in any window, for each network. A person who fills in a form makes a handful. */
export const FAULT_QUOTA = 60

/** Requests by one link for a calendar or feed reader in any window: some readers ask for every page at once. */
export const LINK_QUOTA = 30
/** Requests by one widget in any window: all of an office may open the page that shows it. */
export const WIDGET_QUOTA = 300

export function limiterOf(
  kind: LimiterKind,
  { plan, requestLimit }: Pick<Credential, 'plan' | 'requestLimit'>,
): Limiter {
  if (kind !== 'plan') return { kind, name: kind, quota: QUOTAS[kind] }
  const { name, requests } = GRANTS[plan].limiter
  return { kind, name, quota: requestLimit ?? requests }
}

/** A limiter's answer to one request. */
export interface LimitVerdict {
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
  take(key: string, quota: number, cost: 0 | 1): LimitVerdict | Promise<LimitVerdict>
}

/** Whole seconds, rounded up, so that a caller who waits that long is admitted. */
export const seconds = (ms: number): number => Math.ceil(ms / 1000)

export const rateHeaders = ({ name, quota }: Limiter, { remaining, waitMs }: LimitVerdict): Record<string, string> => ({
  'ratelimit-policy': `"${name}";q=${quota};w=${WINDOW_MS / 1000}`,
  ratelimit: `"${name}";r=${remaining};t=${seconds(waitMs)}`,
})

/** What takes long and is therefore limited by how many of it run at once; `perKey` = of one key. */
export const AT_ONCE = {
  changes: { most: 5, perKey: 1, says: { en: 'waiting calls of changes', ko: '변경 피드 대기 호출은' } },
  streams: { most: 5, perKey: 5, says: { en: 'event streams', ko: '이벤트 스트림은' } },
  exports: { most: 2, perKey: 2, says: { en: 'exports', ko: '내보내기는' } },
  reports: { most: 2, perKey: 2, says: { en: 'reports being made', ko: '작성 중인 보고서는' } },
} as const
export type LongKind = keyof typeof AT_ONCE
/** The most other requests of an account that are worked on at a time. */
export const WORKED_ON = 20
