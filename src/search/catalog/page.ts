// One page of the hits in many sorted segments; the cost does not depend on the page number.

import { type Bits, hasBit, nextBit, previousBit, rankOf, sumBits, wordsFor } from './bits.ts'
import { type Columns, compareNumbers } from './columns.ts'
import type { SortOrder } from './order.ts'
import { compareTo, type Segment } from './segment.ts'

/** The hits of a segment, and the order of its notices. */
export interface SegmentHits {
  segment: Segment
  /** Size of the segment when the hits were found: an open segment grows. */
  size: number
  bits: Bits
  count: number
  order: SortOrder
  /** The values of the sort; `NaN` = unknown. */
  values: Float64Array
  /** Types of notice whose value is used; `null` = all. */
  inCurrency: Uint8Array | null
}

/** A notice of a segment. */
export interface Found {
  segment: Segment
  local: number
}

export interface Start {
  value: number
  /** Notice number. */
  bytes: Uint8Array
}

/** The hits of one part in sort order, with a cursor. */
interface Run {
  part: SegmentHits
  /**
   * A bit for each rank of the order, not for each notice of the segment; `null` if hits are so dense that a scan finds
   * them.
   */
  hits: Bits | null
  size: number
  /** Number of hits before each word; computed when needed. */
  sums: Uint32Array | null
}

const localAt = ({ order }: SegmentHits, place: number): number =>
  order.locals === null ? place : (order.locals[place] ?? 0)

/** If more than one in this many notices is a hit, scanning an order costs less than building a bitmap of it. */
const DENSE = 64

function createRun(part: SegmentHits, ranked: boolean): Run {
  const { size } = part
  const { places } = part.order
  if (places === null) return { part, hits: part.bits, size, sums: null }
  if (!ranked && part.count * DENSE > size) return { part, hits: null, size, sums: null }
  const hits = new Uint32Array(wordsFor(size))
  const words = hits.length
  for (let w = 0; w < words; w++) {
    let rest = part.bits[w] ?? 0
    while (rest !== 0) {
      const lowest = rest & -rest
      const place = places[(w << 5) + 31 - Math.clz32(lowest)] ?? 0
      hits[place >>> 5] = (hits[place >>> 5] ?? 0) | (1 << (place & 31))
      rest ^= lowest
    }
  }
  return { part, hits, size, sums: null }
}

/** The hit at or after a rank, or with -1 at or before it; -1 if there is none. */
function nextHit({ part, hits, size }: Run, from: number, step: 1 | -1): number {
  if (hits !== null) return step === 1 ? nextBit(hits, from, size) : previousBit(hits, from)
  for (let place = from; place >= 0 && place < size; place += step) {
    if (hasBit(part.bits, localAt(part, place))) return place
  }
  return -1
}

function hitsBefore(run: Run, place: number): number {
  if (run.hits === null) return 0
  run.sums ??= sumBits(run.hits, wordsFor(run.size))
  return rankOf(run.hits, run.sums, place)
}

function valueAt({ segment, values, inCurrency }: SegmentHits, local: number): number {
  if (inCurrency !== null && inCurrency[segment.columns.ids.type[local] ?? 0] !== 1) return Number.NaN
  return values[local] ?? Number.NaN
}

/** Compares values; unknown ones are last in both directions. */
function compareValues(a: number, b: number, descending: boolean): number {
  if (a === b) return 0
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1
  if (Number.isNaN(b)) return -1
  return a < b === descending ? 1 : -1
}

/** The first rank of the part that is not before the place that `compare` looks for. */
function placeOf(run: Run, compare: (columns: Columns, local: number, value: number) => number, low = 0): number {
  const { part } = run
  let from = low
  let to = run.size
  while (from < to) {
    const middle = (from + to) >>> 1
    const local = localAt(part, middle)
    if (compare(part.segment.columns, local, valueAt(part, local)) < 0) from = middle + 1
    else to = middle
  }
  return from
}

const SKIPPED_SINGLY = 64

/** A rank in each part such that `offset` hits or slightly fewer precede these ranks in total. */
function cutAt(runs: readonly Run[], offset: number, descending: boolean): { cuts: number[]; skipped: number } {
  const lows = runs.map(() => 0)
  const highs = runs.map(({ size }) => size)
  let skipped = 0
  for (;;) {
    const left = runs.reduce((sum, run, i) => sum + hitsBefore(run, highs[i] ?? 0), 0) - skipped
    const widest = runs.reduce((best, _, i) => (width(lows, highs, i) > width(lows, highs, best) ? i : best), 0)
    const run = runs[widest]
    if (!run || skipped === offset || left <= SKIPPED_SINGLY || width(lows, highs, widest) === 0) break
    const pivot = (lows[widest] ?? 0) + (width(lows, highs, widest) >> 1)
    const local = localAt(run.part, pivot)
    const value = valueAt(run.part, local)
    const { columns } = run.part.segment
    const cuts = runs.map((other, i) =>
      other === run
        ? pivot
        : clamp(
            placeOf(other, (its, own, itsValue) => {
              const byValue = compareValues(itsValue, value, descending)
              return byValue === 0 ? compareNumbers(its, own, columns, local) : byValue
            }),
            lows[i] ?? 0,
            highs[i] ?? 0,
          ),
    )
    const before = runs.reduce((sum, other, i) => sum + hitsBefore(other, cuts[i] ?? 0), 0)
    if (before > offset) for (const [i, cut] of cuts.entries()) highs[i] = cut
    else {
      for (const [i, cut] of cuts.entries()) lows[i] = cut
      if (before < offset) lows[widest] = pivot + 1
      skipped = runs.reduce((sum, other, i) => sum + hitsBefore(other, lows[i] ?? 0), 0)
    }
  }
  return { cuts: lows, skipped }
}

const width = (lows: readonly number[], highs: readonly number[], i: number): number => (highs[i] ?? 0) - (lows[i] ?? 0)

const clamp = (place: number, low: number, high: number): number => Math.min(Math.max(place, low), high)

interface Cursor {
  part: SegmentHits
  /** `null` until its first notice, hit or not, is the next one: most segments are behind the page. */
  run: Run | null
  place: number
  local: number
  value: number
}

/** Takes hits from all parts in order, starting at a rank in each; `step` is -1 to go backwards. */
function* merge(cursors: Cursor[], step: 1 | -1, descending: boolean) {
  const stand = (cursor: Cursor, place: number) => {
    cursor.place = place
    cursor.local = localAt(cursor.part, place)
    cursor.value = valueAt(cursor.part, cursor.local)
  }
  const moveTo = (cursor: Cursor, run: Run, from: number) => {
    const place = nextHit(run, from, step)
    if (place < 0) cursors.splice(cursors.indexOf(cursor), 1)
    else stand(cursor, place)
  }
  const isBefore = (a: Cursor, b: Cursor) => {
    const byValue = compareValues(a.value, b.value, descending)
    const order =
      byValue !== 0 ? byValue : compareNumbers(a.part.segment.columns, a.local, b.part.segment.columns, b.local)
    return order * step < 0
  }
  for (const cursor of [...cursors]) {
    if (cursor.run === null) stand(cursor, cursor.place)
    else moveTo(cursor, cursor.run, cursor.place)
  }
  while (cursors.length > 0) {
    let best = cursors[0] as Cursor
    for (let i = 1; i < cursors.length; i++) {
      const other = cursors[i] as Cursor
      if (isBefore(other, best)) best = other
    }
    if (best.run === null) {
      best.run = createRun(best.part, false)
      moveTo(best, best.run, best.place)
      continue
    }
    yield { segment: best.part.segment, local: best.local }
    moveTo(best, best.run, best.place + step)
  }
}

const unopened = (part: SegmentHits): Cursor => ({ part, run: null, place: 0, local: 0, value: 0 })

const cursorsAt = (runs: readonly Run[], places: readonly number[]): Cursor[] =>
  runs.map((run, i) => ({ part: run.part, run, place: places[i] ?? 0, local: 0, value: 0 }))

const take = (notices: Iterable<Found>, skip: number, size: number): Found[] => {
  const page: Found[] = []
  let at = 0
  if (size === 0) return page
  for (const one of notices) {
    if (at++ < skip) continue
    page.push(one)
    if (page.length === size) break
  }
  return page
}

/** Up to this many hits are skipped one by one. */
const NEAR = 200

export function pageAt(parts: readonly SegmentHits[], offset: number, size: number, descending: boolean): Found[] {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  if (offset >= total) return []
  if (offset <= NEAR) return take(merge(parts.map(unopened), 1, descending), offset, size)
  const runs = parts.map((part) => createRun(part, true))
  const { cuts, skipped } = cutAt(runs, offset, descending)
  return take(merge(cursorsAt(runs, cuts), 1, descending), offset - skipped, size)
}

/** All hits in order. They can be read later, because changes of the segments do not affect them. */
export const allOf = (parts: readonly SegmentHits[], descending: boolean): Iterator<Found, void> =>
  merge(parts.map(unopened), 1, descending)

export function pageAfter(parts: readonly SegmentHits[], start: Start, size: number, descending: boolean): Found[] {
  const runs = parts.map((part) => createRun(part, false))
  return take(merge(cursorsAt(runs, placesOf(runs, start, descending, 1)), 1, descending), 0, size)
}

export function pageBefore(parts: readonly SegmentHits[], start: Start, size: number, descending: boolean): Found[] {
  const runs = parts.map((part) => createRun(part, false))
  const places = placesOf(runs, start, descending, 0).map((place) => place - 1)
  return take(merge(cursorsAt(runs, places), -1, descending), 0, size).reverse()
}

/** The number of hits before the start; with `beyond` 1, including the start. */
export function countBefore(parts: readonly SegmentHits[], start: Start, descending: boolean, beyond: 0 | 1): number {
  const runs = parts.map((part) => createRun(part, true))
  const places = placesOf(runs, start, descending, beyond)
  return runs.reduce((sum, run, i) => sum + hitsBefore(run, places[i] ?? 0), 0)
}

/** Ranks of the first notices not before the start; with `beyond` 1, after it. */
const placesOf = (runs: readonly Run[], { value, bytes }: Start, descending: boolean, beyond: 0 | 1): number[] =>
  runs.map((run) =>
    placeOf(run, (columns, local, itsValue) => {
      const byValue = compareValues(itsValue, value, descending)
      const order = byValue === 0 ? compareTo(columns, local, bytes, bytes.length) : byValue
      return order === 0 && beyond === 1 ? -1 : order
    }),
  )
