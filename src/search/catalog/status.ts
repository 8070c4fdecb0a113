// The status of notices, and how long it is valid.

import { DAY } from '../../lib/clock.ts'
import { STATUSES } from '../../vocabulary/notices.ts'
import { type Bits, createBits, setBit } from './bits.ts'
import { refresh, type Segment } from './segment.ts'

/** Indexes in `STATUSES`. */
const [OPEN, CLOSED, OPENED, AWARDED, FAILED, CANCELLED] = [0, 1, 2, 3, 4, 5]
/** As numbered in `OUTCOMES`, from 1. */
const SETTLED = [OPENED, FAILED, AWARDED]

/** How long a notice without dates stays open. */
const UNDATED_OPEN = 30 * DAY

function closesAt(postedAt: number, closeAt: number, openAt: number): number {
  if (!Number.isNaN(closeAt)) return closeAt
  return Number.isNaN(openAt) ? postedAt + UNDATED_OPEN : Number.POSITIVE_INFINITY
}

/** The status of one notice, as an index in `STATUSES`. */
export function statusOf(segment: Segment, local: number, now: number, cancelled: boolean): number {
  if (cancelled) return CANCELLED
  const { floats, outcome } = segment.columns
  const settled = outcome[local] ?? 0
  if (settled !== 0) return SETTLED[settled - 1] ?? OPENED
  const openAt = floats.openAt[local] ?? Number.NaN
  if (openAt <= now) return OPENED
  return closesAt(floats.postedAt[local] ?? Number.NaN, floats.closeAt[local] ?? Number.NaN, openAt) <= now
    ? CLOSED
    : OPEN
}

/** Until when the status of one notice is valid. */
export function statusEnds(segment: Segment, local: number, now: number, cancelled: boolean): number {
  const { floats, outcome } = segment.columns
  if (cancelled || outcome[local] !== 0) return Number.POSITIVE_INFINITY
  const openAt = floats.openAt[local] ?? Number.NaN
  const closed = closesAt(floats.postedAt[local] ?? Number.NaN, floats.closeAt[local] ?? Number.NaN, openAt)
  return Math.min(...[openAt, closed].filter((moment) => moment > now))
}

/** Until when the statuses of all notices of a segment are valid. */
export function statusesEnd(segment: Segment, now: number, cancelled: Uint8Array): number {
  refresh(segment)
  statusBits(segment, now, cancelled)
  return segment.status?.until ?? now
}

/**
 * One set for each status. Sets are valid from one change of a status until the next: old segments are computed once.
 */
export function statusBits(segment: Segment, now: number, cancelled: Uint8Array): readonly Bits[] {
  const last = segment.status
  if (last !== null && last.from <= now && now < last.until) return last.bits
  const { columns } = segment
  const { floats, ids, count, outcome } = columns
  const bits = last?.bits ?? STATUSES.map(() => createBits(count))
  for (const set of bits) set.fill(0)
  let from = Number.NEGATIVE_INFINITY
  let until = Number.POSITIVE_INFINITY
  const note = (moment: number) => {
    if (moment <= now) from = Math.max(from, moment)
    else until = Math.min(until, moment)
  }
  for (let local = 0; local < count; local++) {
    const gone = cancelled[ids.type[local] ?? 0] === 1
    setBit(bits[statusOf(segment, local, now, gone)] as Bits, local)
    if (gone || outcome[local] !== 0) continue
    const openAt = floats.openAt[local] ?? Number.NaN
    if (!Number.isNaN(openAt)) note(openAt)
    note(closesAt(floats.postedAt[local] ?? Number.NaN, floats.closeAt[local] ?? Number.NaN, openAt))
  }
  segment.status = { from, until, bits }
  return bits
}
