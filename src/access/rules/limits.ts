import { GRANTS, type Plan } from '../../vocabulary/plans.ts'
import type { Credential } from './keys.ts'

/** What is counted together: most routes use the limit of the plan, some have their own. */
export type LimiterKind = 'plan' | 'manage' | 'console'

export interface Limiter {
  kind: LimiterKind
  /** The name of the limiter in the headers. */
  name: Plan | 'manage' | 'console'
  /** The maximum number of requests in any window. */
  quota: number
}

export const WINDOW_MS = 60_000
/** Quotas of routes that do not count against the plan's limit. */
const QUOTAS = { manage: 60, console: 600 }
/** Responses with status 401 per network in any window. */
export const UNAUTHORIZED_QUOTA = 60
/**
 * Responses with status 404 without a key, per network in any window: a browser on pages with broken links causes many.
 */
export const NOT_FOUND_QUOTA = 600
/** Requests to routes without a key, per network in any window: an office behind one address needs far fewer. */
export const OPEN_ROUTE_QUOTA = 600
/** Rejected bodies per network in any window. A person who fills in a form causes a handful. */
export const BAD_BODY_QUOTA = 60

/** Requests with one link for a calendar or feed reader in any window: some readers fetch all pages at once. */
export const LINK_QUOTA = 30
/** Requests with one widget in any window: a whole office may open the page that shows it. */
export const WIDGET_QUOTA = 300

export function limiterOf(
  kind: LimiterKind,
  { plan, requestLimit }: Pick<Credential, 'plan' | 'requestLimit'>,
): Limiter {
  if (kind !== 'plan') return { kind, name: kind, quota: QUOTAS[kind] }
  const { name, requests } = GRANTS[plan].limiter
  return { kind, name, quota: requestLimit ?? requests }
}

/** The decision of a limiter on one request. */
export interface LimitVerdict {
  admitted: boolean
  /** How many more requests would be admitted now. */
  remaining: number
  /** Until `remaining` rises; for a rejected request, until one is admitted. */
  waitMs: number
}

/**
 * Counts the admitted requests of a key in the window before this moment. A request leaves the window exactly one
 * window after it was admitted. Cost 0 reads without counting.
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

/** Long requests, limited by how many run at once; `perKey` = for each key. */
export const AT_ONCE = {
  changes: { most: 5, perKey: 1, says: { en: 'waiting calls of changes', ko: '변경 피드 대기 호출은' } },
  streams: { most: 5, perKey: 5, says: { en: 'event streams', ko: '이벤트 스트림은' } },
  exports: { most: 2, perKey: 2, says: { en: 'exports', ko: '내보내기는' } },
  reports: { most: 2, perKey: 2, says: { en: 'reports being made', ko: '작성 중인 보고서는' } },
} as const
export type LongKind = keyof typeof AT_ONCE
/** The maximum number of other requests of an account that are processed at once. */
export const MOST_RUNNING = 20
