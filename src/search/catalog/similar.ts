// Notices with similar titles. No search uses this.

import type { Steps } from '../../lib/turns.ts'
import { readFilter } from '../filter.ts'
import { andBits, type Bits, clearBit, copyBits, countBits, createScratch, nextBit, wordsFor } from './bits.ts'
import { type Columns, compareNumbers, readNumbers } from './columns.ts'
import type { Evaluator } from './evaluate.ts'
import { isGap, pairKey } from './match.ts'
import type { Found } from './page.ts'
import type { Dictionaries } from './pieces.ts'
import type { Planner } from './plan.ts'
import { orNeighbours, type Postings } from './postings.ts'
import { SEGMENT_SIZE, type Segment } from './segment.ts'
import {
  type AwardedPart,
  createTrades,
  type NamedLicence,
  OTHER_TRADE,
  rarity,
  SAME_TRADE,
  UNKNOWN_TRADE,
} from './trades.ts'

/** The notice others are to be like; it need not be held itself. */
export interface SimilarQuery {
  readonly noticeNo: string
  readonly previousNoticeNo: string | null
  readonly nextNoticeNo: string | null
  readonly norm: string
  readonly agency: string
  readonly agencyCode: string | null
  readonly bsnsDiv: string
  readonly licences: readonly NamedLicence[]
}

export interface SimilarDeps {
  segments(): readonly Segment[]
  find(noticeNo: string): Found | null
  dictionaries: Dictionaries
  planner: Planner
  evaluator: Evaluator
}

/** The most pairs of letters of a title that are compared. */
const MOST_PAIRS = 64
/** A title of the same trade must share a quarter of the weight, not even of one agency less; of an unknown trade half of it. */
const SHARE_NEEDED = 4
const SHARE_NEEDED_UNKNOWN = 2
/** A pair that more than one award in so many has carries nothing, such as those of '견적제출 안내공고' … */
const COMMON_SHARE = 16
/** … unless so few awards have it that their share says nothing. */
const FEW_AWARDS = 32
/** Notices one after the other in a row of re-notices. */
const MOST_RELATIVES = 100
/** Titles of an open segment read in one step. */
const STEP = 1024

/** Pairs of neighbouring letters, separators passed over, each once. */
function pairsOf(norm: string): number[] {
  const pairs = new Set<number>()
  let before = -1
  for (let i = 0; i < norm.length && pairs.size < MOST_PAIRS; i++) {
    const unit = norm.charCodeAt(i)
    if (isGap(unit)) continue
    if (before !== -1) pairs.add(pairKey(before, unit))
    before = unit
  }
  return [...pairs]
}

/** What a pair weighs: nothing if too many have it. */
const pairWeight = (having: number, all: number): number => {
  if (having === 0) return 1
  return having > FEW_AWARDS && having * COMMON_SHARE > all ? 0 : rarity(having, all)
}

interface Candidate extends Found {
  trade: number
  sameAgency: boolean
  score: number
  length: number
  postedAt: number
}

/**
 * Awarded notices of one category with like titles, and of no other trade: those of the same trade before those without
 * licences, then those of the same agency, then the more and the rarer pairs they share, the shorter title, the later
 * one, the number. A notice that changes while others are let in may be missed.
 */
export function createSimilarFinder(deps: SimilarDeps) {
  const scratch = createScratch(SEGMENT_SIZE)
  const tradeSteps = createTrades(deps.dictionaries)

  /** The notice, and what it follows and is followed by. */
  function relativesOf(query: SimilarQuery): Set<string> {
    const relatives = new Set([query.noticeNo])
    for (const way of ['previousNoticeNo', 'nextNoticeNo'] as const) {
      let at = query[way]
      while (at !== null && !relatives.has(at) && relatives.size < MOST_RELATIVES) {
        relatives.add(at)
        const notice = deps.find(at)
        at = notice && readNumbers(notice.segment.columns, notice.local)[way]
      }
    }
    return relatives
  }

  function* awardedParts(query: SimilarQuery, relatives: ReadonlySet<string>, now: number): Steps<AwardedPart[]> {
    const times = { closeFrom: null, closeTo: null, openFrom: null, openTo: null, postedFrom: null, postedTo: null }
    const { filter } = readFilter({ bsnsDiv: [query.bsnsDiv] })
    const node = deps.planner.plan({ ...times, keyword: null, filter, status: ['awarded'] }, now)
    const own = [...relatives].map(deps.find).filter((notice) => notice !== null)
    const parts: AwardedPart[] = []
    for (const segment of deps.segments()) {
      const { count } = segment.columns
      const bits = scratch.take()
      copyBits(segment.alive, bits, wordsFor(count))
      for (const notice of own) if (notice.segment === segment) clearBit(bits, notice.local)
      deps.evaluator.narrow(segment, node, bits)
      parts.push({ segment, bits, count })
      yield
    }
    return parts
  }

  /** Calls `tell` for each pair with the set of the part's notices that have it. */
  function* eachPair(
    postings: Postings,
    part: AwardedPart,
    pairs: readonly number[],
    tell: (pair: number, bits: Bits) => void,
  ) {
    const words = wordsFor(part.count)
    const one = scratch.take()
    for (const [pair, key] of pairs.entries()) {
      one.fill(0, 0, words)
      orNeighbours(postings, key, one)
      andBits(one, part.bits, words)
      tell(pair, one)
      if (pair % 16 === 15) yield
    }
    scratch.give(one)
  }

  function* countPairs(
    parts: readonly AwardedPart[],
    pairs: readonly number[],
  ): Steps<{ counts: Uint32Array; all: number }> {
    const counts = new Uint32Array(pairs.length)
    const add = (pair: number, count: number) => {
      counts[pair] = (counts[pair] ?? 0) + count
    }
    let all = 0
    for (const part of parts) {
      const words = wordsFor(part.count)
      all += countBits(part.bits, words)
      const { index } = part.segment
      if (index) yield* eachPair(index.postings, part, pairs, (pair, bits) => add(pair, countBits(bits, words)))
      else yield* readPairs(part, pairs, (pair) => add(pair, 1))
      yield
    }
    return { counts, all }
  }

  function* scorePart(part: AwardedPart, pairs: readonly number[], weights: readonly number[], scores: Uint16Array) {
    scores.fill(0, 0, part.count)
    const { index } = part.segment
    const add = (local: number, pair: number) => {
      scores[local] = (scores[local] ?? 0) + (weights[pair] ?? 0)
    }
    if (index) yield* eachPair(index.postings, part, pairs, (pair, bits) => addAll(bits, part.count, pair, add))
    else yield* readPairs(part, pairs, (pair, local) => add(local, pair))
  }

  function* find(query: SimilarQuery, most: number, now: number): Steps<string[]> {
    const pairs = pairsOf(query.norm)
    const relatives = relativesOf(query)
    const parts = yield* awardedParts(query, relatives, now)
    const { counts, all } = yield* countPairs(parts, pairs)
    const weights = Array.from(counts, (count) => pairWeight(count, all))
    // A pair that no award has is only something that titles lack.
    const isShared = (_: number, pair: number) => counts[pair] !== 0 && weights[pair] !== 0
    const shared = { pairs: pairs.filter(isShared), weights: weights.filter(isShared) }
    const judge = {
      trades: yield* tradeSteps(query.licences, parts),
      needed: neededOf(weights.reduce((sum, weight) => sum + weight, 0)),
      isSame: createSameAgency(deps.dictionaries, query),
    }
    const best = createBest(most, ({ segment, local }) => {
      const { noticeNo, previousNoticeNo } = readNumbers(segment.columns, local)
      return !relatives.has(noticeNo) && (previousNoticeNo === null || !relatives.has(previousNoticeNo))
    })
    const scores = new Uint16Array(SEGMENT_SIZE)
    for (const part of shared.pairs.length > 0 ? parts : []) {
      yield* scorePart(part, shared.pairs, shared.weights, scores)
      offerAll(part, scores, judge, best.offer)
      yield
    }
    for (const { bits } of parts) scratch.give(bits)
    const numbers = best.list().map(({ segment, local }) => readNumbers(segment.columns, local).noticeNo)
    return [...new Set(numbers)].filter((noticeNo) => deps.find(noticeNo) !== null)
  }

  return find
}

function addAll(bits: Bits, count: number, pair: number, add: (local: number, pair: number) => void): void {
  const words = wordsFor(count)
  for (let w = 0; w < words; w++) {
    let rest = bits[w] ?? 0
    while (rest !== 0) {
      const lowest = rest & -rest
      add((w << 5) + 31 - Math.clz32(lowest), pair)
      rest ^= lowest
    }
  }
}

/** The same from the titles themselves, where there are no postings. */
function* readPairs(
  part: AwardedPart,
  pairs: readonly number[],
  tell: (pair: number, local: number) => void,
): Steps<void> {
  const places = new Map(pairs.map((key, pair) => [key, pair]))
  const last = new Int32Array(pairs.length).fill(-1)
  let read = 0
  for (let local = nextBit(part.bits, 0, part.count); local >= 0; local = nextBit(part.bits, local + 1, part.count)) {
    const { text, textStarts } = part.segment.columns
    const end = textStarts[local + 1] ?? 0
    let before = -1
    for (let at = textStarts[local] ?? 0; at < end; at++) {
      const unit = text[at] ?? 0
      if (isGap(unit)) continue
      const pair = before === -1 ? undefined : places.get(pairKey(before, unit))
      before = unit
      if (pair === undefined || last[pair] === local) continue
      last[pair] = local
      tell(pair, local)
    }
    if (++read % STEP === 0) yield
  }
}

/** By place in the dictionary of parties; a code tells more than a name that may have changed. */
function createSameAgency({ party }: Dictionaries, query: SimilarQuery): (id: number) => boolean {
  return (id) => {
    const other = party.values[id]
    if (!other) return false
    return other.agency === query.agency || (other.agencyCode !== null && other.agencyCode === query.agencyCode)
  }
}

/** By trade, what a title must share. */
function neededOf(weight: number): number[] {
  const needed: number[] = []
  needed[OTHER_TRADE] = Number.POSITIVE_INFINITY
  needed[UNKNOWN_TRADE] = weight / SHARE_NEEDED_UNKNOWN
  needed[SAME_TRADE] = weight / SHARE_NEEDED
  return needed
}

interface Judge {
  /** By place in the dictionary of licences. */
  trades: Uint8Array
  needed: readonly number[]
  isSame: (party: number) => boolean
}

function offerAll(
  part: AwardedPart,
  scores: Uint16Array,
  { trades, needed, isSame }: Judge,
  offer: (candidate: Candidate) => void,
): void {
  const { segment, count } = part
  const { ids, floats, textStarts } = segment.columns
  for (let local = 0; local < count; local++) {
    const score = scores[local] ?? 0
    if (score === 0) continue
    const trade = trades[ids.licences[local] ?? 0] ?? OTHER_TRADE
    if (score < (needed[trade] ?? 0)) continue
    offer({
      segment,
      local,
      trade,
      sameAgency: isSame(ids.party[local] ?? 0),
      score,
      length: (textStarts[local + 1] ?? 0) - (textStarts[local] ?? 0),
      postedAt: floats.postedAt[local] ?? Number.NaN,
    })
  }
}

function createBest(most: number, fits: (candidate: Candidate) => boolean) {
  const best: Candidate[] = []
  return {
    list: () => best,
    offer(candidate: Candidate) {
      const last = best.at(-1)
      if (best.length === most && last && compareCandidates(candidate, last) >= 0) return
      if (most === 0 || !fits(candidate)) return
      best.push(candidate)
      best.sort(compareCandidates)
      if (best.length > most) best.pop()
    },
  }
}

function compareCandidates(a: Candidate, b: Candidate): number {
  if (a.trade !== b.trade) return b.trade - a.trade
  if (a.sameAgency !== b.sameAgency) return a.sameAgency ? -1 : 1
  const order = b.score - a.score || a.length - b.length || b.postedAt - a.postedAt
  return order || compareNumbers(columnsOf(a), a.local, columnsOf(b), b.local)
}

const columnsOf = ({ segment }: Found): Columns => segment.columns
