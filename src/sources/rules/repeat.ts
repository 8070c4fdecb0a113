import { MINUTE, SECOND } from '../../lib/clock.ts'
import type { FailureKind } from '../schema/connector.ts'

/** Tries of one call, the first included. */
const MOST_TRIES = 5
/** Of one that is not answered in time, which keeps its lane for half a minute or longer. */
const MOST_TIMEOUTS = 2
const FIRST_WAIT_MS: Partial<Record<FailureKind, number>> = { retry: SECOND, throttled: 5 * SECOND }
/** A longer wait is left to the window, so that other windows are read meanwhile. */
export const LONGEST_WAIT_MS = 5 * MINUTE

export interface FailedCall {
  kind: FailureKind
  /** No answer came in time. */
  timedOut: boolean
  /** How often the call was made. */
  tries: number
  /** The wait that the source asked for. */
  askedMs: number | null
}

/** How long to wait before a failed call is repeated; `null` if it is not. */
export function waitBeforeRepeat({ kind, timedOut, tries, askedMs }: FailedCall): number | null {
  const first = FIRST_WAIT_MS[kind]
  if (first === undefined || tries >= (timedOut ? MOST_TIMEOUTS : MOST_TRIES)) return null
  const doubled = 2 ** (tries - 1)
  if (askedMs === null) return first * doubled
  return askedMs > LONGEST_WAIT_MS ? null : Math.max(askedMs, SECOND * doubled)
}

/** The wait that `Retry-After` asks for, as seconds or as a date. */
export function retryAfterOf(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  const ms = /^\d+$/.test(value) ? Number(value) * SECOND : Date.parse(value) - now
  return Number.isNaN(ms) ? null : Math.max(ms, 0)
}

/** What a failing status means if the body does not say it. Other 4xx fail again until the operator acts. */
export function kindOfStatus(status: number): FailureKind {
  if (status === 429) return 'throttled'
  return status >= 400 && status < 500 && status !== 408 && status !== 425 ? 'config' : 'retry'
}
