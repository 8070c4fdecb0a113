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
/** The longest wait that a receiver's `Retry-After` may ask for. */
const LONGEST_WAIT = DAY
/** How long a receiver that names a time holds up everything for it. */
const LONGEST_REST = 5 * MINUTE

/** The result of one attempt. */
export interface AttemptOutcome {
  /** `null` = there was no answer. */
  status: number | null
  /** Whether the answer came to its end, or was only longer than anybody reads. */
  whole: boolean
  /** The headers of the answer that decide what happens next. */
  retryAfter: string | null
  control: string | null
}

export type DeliveryVerdict =
  | { end: 'delivered' | 'failed' | 'aborted'; disable: Disabling | null; restMs: number }
  | { end: null; waitMs: number; disable: Disabling | null; restMs: number }
type Disabling = 'gone' | 'receiver'

export interface Circumstances {
  /** This one included. */
  attempts: number
  /** The database's time. */
  now: number
  /** 0 to 1. */
  chance: number
}

/** What an attempt means for its delivery and its webhook. */
export function deliveryVerdict(outcome: AttemptOutcome, { attempts, now, chance }: Circumstances): DeliveryVerdict {
  const { status, whole, control } = outcome
  const word = control?.trim().toLowerCase() ?? ''
  const disable = word === 'disable' ? 'receiver' : status === 410 ? 'gone' : null
  if (isSuccess(status) && whole) return { end: 'delivered', disable, restMs: 0 }
  const asked = requestedDelay(outcome.retryAfter, now)
  const restMs = asked !== null && (status === 429 || status === 503) ? Math.min(asked, LONGEST_REST) : 0
  if (word === 'abort-message') return { end: 'aborted', disable, restMs }
  const wait = WAITS[attempts - 1]
  if (wait === undefined) return { end: 'failed', disable, restMs }
  const spread = wait * (1 - JITTER + 2 * JITTER * chance)
  // Never sooner than the schedule: a receiver in trouble that asks for "at once" asks for more trouble.
  return { end: null, waitMs: Math.round(Math.max(spread, Math.min(asked ?? 0, LONGEST_WAIT))), disable, restMs }
}

const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300

const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** `Retry-After` in seconds or as a date; `null` for what is neither. */
function requestedDelay(text: string | null, now: number): number | null {
  const given = text?.trim() ?? ''
  if (/^\d{1,18}$/.test(given)) return Number(given) * SECOND
  if (!HTTP_DATE.test(given)) return null
  const at = Date.parse(given)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** Failures in a row from which a webhook is tried by one delivery at a time. */
export const CAREFUL_AFTER = 10
const FIRST_REST = 5 * SECOND

/** How long a webhook that fails is left alone: not at all at first, then longer and longer. */
export function restAfter(failures: number): number {
  if (failures < CAREFUL_AFTER) return 0
  return Math.min(FIRST_REST * 2 ** Math.min(failures - CAREFUL_AFTER, 10), LONGEST_REST)
}

const SHOWN_BYTES = 1024

/** The beginning of an answer as text, whatever its bytes are; the database takes no U+0000. */
export function shownAnswer(body: Uint8Array): string {
  const cut = body.length > SHOWN_BYTES
  // Told that there is more, the decoder leaves out a character that the cut went through.
  const text = new TextDecoder().decode(body.subarray(0, SHOWN_BYTES), { stream: cut })
  return text.replaceAll('\0', '\uFFFD')
}
