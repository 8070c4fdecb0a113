import { DAY, HOUR, MINUTE, SECOND } from '../../lib/clock.ts'

/** Waits after the first, second … attempt that failed; after the last there is none. */
export const WAITS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
const JITTER = 0.2
/** Upper limit for the delay that a receiver requests with `Retry-After`. */
const LONGEST_WAIT = DAY
/** Upper limit for pausing all deliveries to a receiver that sent `Retry-After`. */
const LONGEST_REST = 5 * MINUTE

/** The result of one attempt. */
export interface AttemptOutcome {
  /** `null` = no response. */
  status: number | null
  /** Whether the response was complete, or only exceeded the size limit. */
  whole: boolean
  /** Response headers that control retries. */
  retryAfter: string | null
  control: string | null
}

export type DeliveryVerdict =
  | { end: 'delivered' | 'failed' | 'aborted'; disable: Disabling | null; restMs: number }
  | { end: null; waitMs: number; disable: Disabling | null; restMs: number }
type Disabling = 'gone' | 'receiver'

export interface Circumstances {
  /** Including this one. */
  attempts: number
  /** The database's time. */
  now: number
  /** 0 to 1. */
  chance: number
}

/** What an attempt means for its delivery and its webhook. */
export function deliveryVerdict(outcome: AttemptOutcome, { attempts, now, chance }: Circumstances): DeliveryVerdict {
  const { status, whole, control } = outcome
  const command = control?.trim().toLowerCase() ?? ''
  const disable = command === 'disable' ? 'receiver' : status === 410 ? 'gone' : null
  if (isSuccess(status) && whole) return { end: 'delivered', disable, restMs: 0 }
  const requestedMs = requestedDelay(outcome.retryAfter, now)
  const restMs = requestedMs !== null && (status === 429 || status === 503) ? Math.min(requestedMs, LONGEST_REST) : 0
  if (command === 'abort-message') return { end: 'aborted', disable, restMs }
  const wait = WAITS[attempts - 1]
  if (wait === undefined) return { end: 'failed', disable, restMs }
  const spread = wait * (1 - JITTER + 2 * JITTER * chance)
  // Never sooner than the schedule, even if an overloaded receiver requests an immediate retry.
  return { end: null, waitMs: Math.round(Math.max(spread, Math.min(requestedMs ?? 0, LONGEST_WAIT))), disable, restMs }
}

const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300

const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** The delay of `Retry-After`, value in seconds or as a date; `null` if it is neither. */
function requestedDelay(text: string | null, now: number): number | null {
  const value = text?.trim() ?? ''
  if (/^\d{1,18}$/.test(value)) return Number(value) * SECOND
  if (!HTTP_DATE.test(value)) return null
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** After this many consecutive failures, a webhook gets one delivery at a time. */
export const CAREFUL_AFTER = 10
const FIRST_REST = 5 * SECOND

/** How long a failing webhook is paused: at first not at all, then for increasing periods. */
export function restAfter(failures: number): number {
  if (failures < CAREFUL_AFTER) return 0
  return Math.min(FIRST_REST * 2 ** Math.min(failures - CAREFUL_AFTER, 10), LONGEST_REST)
}

const SHOWN_BYTES = 1024

/** The beginning of a response as text, whatever its encoding. PostgreSQL text cannot contain U+0000. */
export function shownAnswer(body: Uint8Array): string {
  const cut = body.length > SHOWN_BYTES
  // With `stream`, the decoder omits a character that was cut in two.
  const text = new TextDecoder().decode(body.subarray(0, SHOWN_BYTES), { stream: cut })
  return text.replaceAll('\0', '\uFFFD')
}
