import { MINUTE, SECOND } from '../../lib/clock.ts'
import type { FailureKind } from '../schema/connector.ts'

/** Attempts of one call, including the first. */
const MOST_TRIES = 5
/** Attempts of a call that times out, which occupies its lane for half a minute or longer. */
const MOST_TIMEOUTS = 2
const FIRST_WAIT_MS: Partial<Record<FailureKind, number>> = { retry: SECOND, throttled: 5 * SECOND }
/** For a longer wait the window is postponed, so that other windows are read meanwhile. */
export const LONGEST_WAIT_MS = 5 * MINUTE

export interface FailedCall {
  kind: FailureKind
  /** The call timed out. */
  timedOut: boolean
  /** The number of attempts. */
  tries: number
  /** The wait that the source requested. */
  askedMs: number | null
}

/** How long to wait before a failed call is repeated; `null` = it is not repeated. */
export function waitBeforeRepeat({ kind, timedOut, tries, askedMs }: FailedCall): number | null {
  const first = FIRST_WAIT_MS[kind]
  if (first === undefined || tries >= (timedOut ? MOST_TIMEOUTS : MOST_TRIES)) return null
  const doubled = 2 ** (tries - 1)
  if (askedMs === null) return first * doubled
  return askedMs > LONGEST_WAIT_MS ? null : Math.max(askedMs, SECOND * doubled)
}

/** The wait in `Retry-After`, in seconds or as a date. */
export function retryAfterOf(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  const ms = /^\d+$/.test(value) ? Number(value) * SECOND : Date.parse(value) - now
  return Number.isNaN(ms) ? null : Math.max(ms, 0)
}

/** The meaning of an error status if the body does not say it. Other 4xx fail again until the operator acts. */
export function kindOfStatus(status: number): FailureKind {
  if (status === 429) return 'throttled'
  return status >= 400 && status < 500 && status !== 408 && status !== 425 ? 'config' : 'retry'
}
