// Whether a company may bid: each set of limits is judged once, and the result is a bit for every notice.

import { VERDICTS, type Verdict } from '../../vocabulary/verdicts.ts'
import type { BidderTerms, CompanyJudge } from '../limits.ts'
import {
  andBits,
  andNotBits,
  type Bits,
  clearBit,
  countBits,
  createScratch,
  nextBit,
  orBits,
  setBit,
  wordsFor,
} from './bits.ts'
import type { Memory } from './memory.ts'
import type { Node } from './nodes.ts'
import type { Found } from './page.ts'
import type { Dictionaries } from './pieces.ts'
import { SEGMENT_SIZE, type Segment } from './segment.ts'

export interface Verdicts {
  of(company: CompanyJudge, found: Found): Verdict
  /** Judges all notices in short steps, so that `narrow` only looks up results. */
  prepare(company: CompanyJudge, segments: readonly Segment[]): Generator<void, void>
  /** Clears the bits of notices with another verdict. */
  narrow(segment: Segment, node: Extract<Node, { kind: 'verdict' }>, bits: Bits): void
}

/** The verdicts of one company. */
interface Judged {
  key: string
  /** By index of the closing time, then by limits: 0 = not judged yet, else the index in `VERDICTS` + 1. */
  byClosing: Map<number, Uint8Array>
  /** Keys of its sets of notices in the cache. */
  yes: string
  no: string
}

const [YES, CHECK, NO] = [0, 1, 2]
/** For the verdicts of all companies; those of the least recently used company are dropped. */
const MOST_BYTES = 32 * 2 ** 20
/** Judgements per step, or this many times as many lookups: half a millisecond. */
const JUDGED = 20
const LOOKED_UP = 1_000

/** Verdicts of companies, within `MOST_BYTES`. */
function createCompanies(limits: { readonly values: readonly unknown[] }) {
  /** In order of last use. */
  const companies = new Map<string, Judged>()
  let bytes = 0

  const bytesOf = ({ byClosing }: Judged): number => byClosing.values().reduce((sum, { length }) => sum + length, 0)

  function judgedOf({ key }: CompanyJudge): Judged {
    const fresh = { key, byClosing: new Map(), yes: `may bid: ${key}`, no: `may not bid: ${key}` }
    const judged = companies.get(key) ?? fresh
    companies.delete(key)
    companies.set(key, judged)
    return judged
  }

  /** By limits, with room for all current ones. */
  function verdictsFor(judged: Judged, closing: number): Uint8Array {
    const { key, byClosing } = judged
    const before = byClosing.get(closing) ?? new Uint8Array(0)
    if (before.length >= limits.values.length) return before
    const more = new Uint8Array(limits.values.length + (limits.values.length >> 3))
    more.set(before)
    byClosing.set(closing, more)
    // Verdicts dropped while they are computed are used once, and not stored.
    if (companies.get(key) !== judged) return more
    bytes += more.length - before.length
    for (const [oldest, other] of companies) {
      if (bytes <= MOST_BYTES || companies.size === 1) break
      companies.delete(oldest)
      bytes -= bytesOf(other)
    }
    return more
  }

  return { judgedOf, verdictsFor }
}

export function createVerdicts({ limits, place, licences, source }: Dictionaries, memory: Memory): Verdicts {
  const scratch = createScratch(SEGMENT_SIZE)
  const { judgedOf, verdictsFor } = createCompanies(limits)
  /** The number of sets of limits judged so far. */
  let fresh = 0

  function termsOf(id: number): BidderTerms {
    // Columns contain only ids of the dictionaries, so the values exist.
    const at = <T>(values: readonly T[], one: number): T => values[one] as T
    const { brackets: title, awardMethod, contractMethod, jointContracting, bsnsDiv, ...ids } = at(limits.values, id)
    const { regions, regionCheckNeeded } = at(place.values, ids.place)
    return {
      source: at(source.values, ids.source),
      bsnsDiv,
      title,
      awardMethod,
      contractMethod,
      details: { jointContracting },
      regions,
      regionCheckNeeded,
      licences: at(licences.values, ids.licences).licences,
    }
  }

  /** As an index in `VERDICTS`. */
  function placeOf(company: CompanyJudge, judged: Judged, { columns }: Segment, local: number): number {
    const id = columns.ids.limits[local] ?? 0
    const closeAt = columns.floats.closeAt[local] ?? Number.NaN
    const closing = closingOf(company.closings, closeAt)
    const stored = judged.byClosing.get(closing)?.[id] ?? 0
    if (stored !== 0) return stored - 1
    fresh++
    const verdict = VERDICTS.indexOf(company.verdict(termsOf(id), Number.isNaN(closeAt) ? null : closeAt))
    verdictsFor(judged, closing)[id] = verdict + 1
    return verdict
  }

  function* prepare(company: CompanyJudge, segments: readonly Segment[]): Generator<void, void> {
    const judged = judgedOf(company)
    for (const segment of segments) if (!isRemembered(judged, segment)) yield* judgeSegment(company, judged, segment)
  }

  function* judgeSegment(company: CompanyJudge, judged: Judged, segment: Segment): Generator<void, void> {
    const [yes, no] = [scratch.take().fill(0), scratch.take().fill(0)]
    const { columns, index, id } = segment
    let begun = fresh
    for (let local = 0; local < columns.count; local++) {
      const verdict = placeOf(company, judged, segment, local)
      if (verdict === YES) setBit(yes, local)
      else if (verdict === NO) setBit(no, local)
      if (fresh - begun < JUDGED && local % LOOKED_UP !== LOOKED_UP - 1) continue
      begun = fresh
      yield
    }
    // Segments that are not sealed can grow.
    if (index !== null) {
      const words = wordsFor(columns.count)
      memory.keep(judged.yes, id, yes, countBits(yes, words), columns.count)
      memory.keep(judged.no, id, no, countBits(no, words), columns.count)
    }
    scratch.give(yes)
    scratch.give(no)
  }

  const isRemembered = ({ yes, no }: Judged, { id, index }: Segment): boolean =>
    index !== null && memory.has(yes, id) && memory.has(no, id)

  function narrow(segment: Segment, { company, wanted }: Extract<Node, { kind: 'verdict' }>, bits: Bits): void {
    const judged = judgedOf(company)
    const { count } = segment.columns
    if (!isRemembered(judged, segment)) {
      for (let at = nextBit(bits, 0, count); at >= 0; at = nextBit(bits, at + 1, count)) {
        if (!wanted[placeOf(company, judged, segment, at)]) clearBit(bits, at)
      }
      return
    }
    const words = wordsFor(count)
    const [yes, no] = [scratch.take().fill(0), scratch.take().fill(0)]
    memory.recall(judged.yes, segment.id, yes, count)
    memory.recall(judged.no, segment.id, no, count)
    if (wanted[CHECK]) {
      if (!wanted[YES]) andNotBits(bits, yes, words)
      if (!wanted[NO]) andNotBits(bits, no, words)
    } else {
      if (!wanted[YES]) yes.fill(0)
      if (wanted[NO]) orBits(yes, no, words)
      andBits(bits, yes, words)
    }
    scratch.give(yes)
    scratch.give(no)
  }

  return {
    of: (company, { segment, local }) => VERDICTS[placeOf(company, judgedOf(company), segment, local)] ?? 'check',
    prepare,
    narrow,
  }
}

/**
 * The number of these times that have passed when bidding closes; notices without a closing time have a separate index.
 */
function closingOf(closings: readonly number[], closeAt: number): number {
  if (Number.isNaN(closeAt)) return -1
  let low = 0
  let high = closings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((closings[middle] ?? 0) <= closeAt) low = middle + 1
    else high = middle
  }
  return low
}
