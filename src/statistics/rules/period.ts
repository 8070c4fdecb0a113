import { DAY } from '../../lib/clock.ts'
import type { Steps } from '../../lib/turns.ts'
import type { Signals } from '../schema/signals.ts'
import { percentileSteps } from './order.ts'

type ShortPeriod = Signals['shortPeriod']

/** The fields of a notice for comparing its bidding period. */
export interface BiddingPeriod {
  contractMethod: string | null
  urgent: boolean
  /** From the first known version. */
  firstKind: string
  firstPostedAt: number
  isRenotice: boolean
  /** Of the notice, without its re-bids. */
  closeAt: number | null
}

/** With fewer notices, a tenth is less than two. */
const LEAST_COMPARED = 20

/** The kind of notices it is compared with, or why it is not comparable. */
export function comparedKind({
  contractMethod,
  closeAt,
  firstKind,
  isRenotice,
}: BiddingPeriod):
  | { kind: 'new' | 'renotice'; contractMethod: string }
  | { reason: NonNullable<ShortPeriod['reason']> } {
  if (closeAt === null) return { reason: 'no_dates' }
  if (contractMethod === null) return { reason: 'no_method' }
  if (firstKind !== 'new' && firstKind !== 'renotice') return { reason: 'first_version_unknown' }
  return { kind: isRenotice || firstKind === 'renotice' ? 'renotice' : 'new', contractMethod }
}

export function* shortPeriodSteps(
  period: BiddingPeriod,
  compared: Float64Array,
  unknown: ShortPeriod['reason'],
): Steps<ShortPeriod> {
  const { contractMethod, urgent, isRenotice, firstKind, firstPostedAt, closeAt } = period
  const ms = closeAt === null ? Number.NaN : closeAt - firstPostedAt
  const isKnown = ms > 0 && unknown !== 'first_version_unknown'
  const n = compared.length
  const reason = unknown ?? (isKnown ? (n < LEAST_COMPARED ? 'too_few' : null) : 'no_dates')
  const about = { n, reason, contractMethod, urgent, renotice: isRenotice || firstKind === 'renotice' }
  const days = isKnown ? inDays(ms) : null
  if (reason !== null) return { ...about, days, medianDays: null, shortestTenthDays: null, short: null }
  const [tenth = Number.NaN, median = Number.NaN] = yield* percentileSteps(compared.slice(), [0.1, 0.5])
  return { ...about, days, medianDays: inDays(median), shortestTenthDays: inDays(tenth), short: ms < tenth }
}

const inDays = (ms: number): number => Math.round((ms * 10) / DAY) / 10
