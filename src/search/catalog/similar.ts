// Finds notices with similar titles. Searches do not use it.

import type { Steps } from '../../lib/turns.ts'
import type { Status } from '../../vocabulary/notices.ts'
import { readFilter } from '../filter.ts'
import { clearBit, copyBits, createScratch, wordsFor } from './bits.ts'
import { type Columns, compareNumbers, readNumbers } from './columns.ts'
import type { Evaluator } from './evaluate.ts'
import { type Feature, featuresOf } from './features.ts'
import type { Found } from './page.ts'
import type { Dictionaries } from './pieces.ts'
import type { Planner } from './plan.ts'
import { SEGMENT_SIZE, type Segment } from './segment.ts'
import { createScorer } from './similar-scores.ts'
import {
  type CandidatePart,
  createTrades,
  type NamedLicence,
  OTHER_TRADE,
  rarity,
  SAME_TRADE,
  UNKNOWN_TRADE,
} from './trades.ts'

/** The notice to compare with; it need not be stored. */
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

export interface SimilarOptions {
  /** Only notices with one of these statuses. */
  status: readonly Status[]
  most: number
  /** Whether a notice of the same agency comes before a more similar one of another agency. */
  agencyFirst: boolean
  /** Only notices published at this time or later. */
  postedFrom?: number
}

export interface SimilarNotice {
  noticeNo: string
  /** The share of the title's weight that it has in common, from 0 to 1. */
  share: number
  sameTrade: boolean
  sameAgency: boolean
}

export interface SimilarDeps {
  segments(): readonly Segment[]
  find(noticeNo: string): Found | null
  dictionaries: Dictionaries
  planner: Planner
  evaluator: Evaluator
}

/**
 * The minimum share of the weight for a title of the same trade, also of the same agency: a quarter; of an unknown
 * trade: half.
 */
const SHARE_NEEDED = 4
const SHARE_NEEDED_UNKNOWN = 2
/** A pair in more than one of this many notices has no weight, such as those of '견적제출 안내공고' … */
const COMMON_SHARE = 16
/** … unless so few notices have it that the share is meaningless. */
const FEW_NOTICES = 32
/** The maximum length of a chain of re-notices. */
const MOST_RELATIVES = 100

/** The weight of a feature: none if too many notices have it, unless it names what is bought. */
const weightOf = ({ size, isThing }: Feature, having: number, all: number): number => {
  if (having === 0) return size
  return !isThing && having > FEW_NOTICES && having * COMMON_SHARE > all ? 0 : size * rarity(having, all)
}

interface Candidate extends Found {
  trade: number
  sameAgency: boolean
  score: number
  length: number
  postedAt: number
}

/**
 * Notices of one category and trade with similar titles: those of the same trade before those without licences, then by
 * agency if requested, then by shared weight, same agency, shorter title, later notice, and number. A notice that
 * changes between two steps may be missed.
 */
export function createSimilarFinder(deps: SimilarDeps) {
  const scratch = createScratch(SEGMENT_SIZE)
  const scorer = createScorer(scratch)
  const tradeSteps = createTrades(deps.dictionaries)

  /** The notice, its previous notices and its later ones. */
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

  function* candidateParts(
    query: SimilarQuery,
    { status, postedFrom }: Pick<SimilarOptions, 'status' | 'postedFrom'>,
    relatives: ReadonlySet<string>,
    now: number,
  ): Steps<CandidatePart[]> {
    const posted = { postedFrom: postedFrom ?? null, postedTo: null }
    const times = { closeFrom: null, closeTo: null, openFrom: null, openTo: null, ...posted }
    const { filter } = readFilter({ bsnsDiv: [query.bsnsDiv] })
    const node = deps.planner.plan({ ...times, keyword: null, filter, status: [...status] }, now)
    const own = [...relatives].map(deps.find).filter((notice) => notice !== null)
    const parts: CandidatePart[] = []
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

  function* find(query: SimilarQuery, options: SimilarOptions, now: number): Steps<SimilarNotice[]> {
    const wanted = featuresOf(query.norm)
    const relatives = relativesOf(query)
    const parts = yield* candidateParts(query, options, relatives, now)
    const { counts, all } = yield* scorer.count(parts, wanted)
    const weights = wanted.features.map((feature, place) => weightOf(feature, counts[place] ?? 0, all))
    const weight = weights.reduce((sum, one) => sum + one, 0)
    // Features that no notice has are ignored.
    const isShared = (_: unknown, place: number) => counts[place] !== 0 && weights[place] !== 0
    const shared = { pairs: wanted.pairs, features: wanted.features.filter(isShared) }
    const judge = {
      trades: yield* tradeSteps(query.licences, parts),
      needed: neededOf(weight),
      isSame: createSameAgency(deps.dictionaries, query),
    }
    const best = createBest(options, ({ segment, local }) => {
      const { noticeNo, previousNoticeNo } = readNumbers(segment.columns, local)
      return !relatives.has(noticeNo) && (previousNoticeNo === null || !relatives.has(previousNoticeNo))
    })
    const scores = new Uint16Array(SEGMENT_SIZE)
    for (const part of shared.features.length > 0 ? parts : []) {
      yield* scorer.score(part, shared, weights.filter(isShared), scores)
      offerAll(part, scores, judge, best.offer)
      yield
    }
    for (const { bits } of parts) scratch.give(bits)
    const found = new Map<string, SimilarNotice>()
    for (const { segment, local, score, trade, sameAgency } of best.list()) {
      const { noticeNo } = readNumbers(segment.columns, local)
      if (found.has(noticeNo) || deps.find(noticeNo) === null) continue
      found.set(noticeNo, { noticeNo, share: score / weight, sameTrade: trade === SAME_TRADE, sameAgency })
    }
    return [...found.values()]
  }

  return find
}

/** By index in the dictionary of parties; codes are more reliable than names, which may have changed. */
function createSameAgency({ party }: Dictionaries, query: SimilarQuery): (id: number) => boolean {
  return (id) => {
    const other = party.values[id]
    if (!other) return false
    return other.agency === query.agency || (other.agencyCode !== null && other.agencyCode === query.agencyCode)
  }
}

/** By trade: the minimum share. */
function neededOf(weight: number): number[] {
  const needed: number[] = []
  needed[OTHER_TRADE] = Number.POSITIVE_INFINITY
  needed[UNKNOWN_TRADE] = weight / SHARE_NEEDED_UNKNOWN
  needed[SAME_TRADE] = weight / SHARE_NEEDED
  return needed
}

interface Judge {
  /** By index in the dictionary of licences. */
  trades: Uint8Array
  needed: readonly number[]
  isSame: (party: number) => boolean
}

function offerAll(
  part: CandidatePart,
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

function createBest({ most, agencyFirst }: SimilarOptions, fits: (candidate: Candidate) => boolean) {
  const best: Candidate[] = []
  const compare = (a: Candidate, b: Candidate) => compareCandidates(a, b, agencyFirst)
  return {
    list: () => best,
    offer(candidate: Candidate) {
      const last = best.at(-1)
      if (best.length === most && last && compare(candidate, last) >= 0) return
      if (most === 0 || !fits(candidate)) return
      best.push(candidate)
      best.sort(compare)
      if (best.length > most) best.pop()
    },
  }
}

function compareCandidates(a: Candidate, b: Candidate, agencyFirst: boolean): number {
  if (a.trade !== b.trade) return b.trade - a.trade
  const agency = Number(b.sameAgency) - Number(a.sameAgency)
  const score = b.score - a.score
  const order = (agencyFirst ? agency || score : score || agency) || a.length - b.length || b.postedAt - a.postedAt
  return order || compareNumbers(columnsOf(a), a.local, columnsOf(b), b.local)
}

const columnsOf = ({ segment }: Found): Columns => segment.columns
