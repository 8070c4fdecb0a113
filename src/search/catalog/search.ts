// Evaluates a query on all segments, in steps.

import type { Steps } from '../../lib/turns.ts'
import type { AmongReader } from './among.ts'
import { andBits, type Bits, copyBits, countBits, createScratch, wordsFor } from './bits.ts'
import type { Evaluator } from './evaluate.ts'
import type { Node } from './nodes.ts'
import type { Found, SegmentHits } from './page.ts'
import { allOf, countBefore, pageAfter, pageAt, pageBefore } from './page.ts'
import { type CatalogQuery, type CatalogSearch, type Planner, termsToVerify } from './plan.ts'
import { findOrder, type PricesIn, SEGMENT_SIZE, type Segment } from './segment.ts'
import { statusEnds, statusesEnd } from './status.ts'
import type { Verdicts } from './verdicts.ts'

export interface FoundPage {
  /** On all pages. */
  total: number
  /** The number of results before the page. */
  before: number
  found: Found[]
  /** Until when this result is valid if no notice changes: then a relevant status changes. */
  until: number
}

/** All hits as of one moment, which can be read slowly. */
export interface FoundAll {
  total: number
  found: Iterator<Found, void>
}

/** The matching notices of a segment. */
export interface HitSet {
  segment: Segment
  bits: Bits
}

/** And the number of living notices at that time. */
interface Hits extends HitSet {
  count: number
  living: number
}

export interface Searcher {
  search(query: CatalogSearch, now: number): Steps<FoundPage>
  all(query: CatalogSearch, now: number): Steps<FoundAll>
  count(query: CatalogQuery, now: number): Steps<number>
  /** The hits as of one moment, which can be read slowly. */
  hits(query: CatalogQuery, now: number): Steps<HitSet[]>
  /** Until when no notice changes its status. */
  statusesEnd(now: number): number
}

export interface SearchDeps {
  /** The current segments. */
  segments(): readonly Segment[]
  planner: Planner
  evaluator: Evaluator
  verdicts: Verdicts
  amongReader: AmongReader
  pricesIn: PricesIn
}

/** Titles read per step: about two milliseconds of work. */
const STEP = 30_000
/** The cost of a node in a segment, in addition to reading titles, expressed in titles. */
const NODE_COST = 300
/** Segments sealed during a search are evaluated in steps too, but only for this many rounds. */
const ROUNDS = 3

const encoder = new TextEncoder()

export function createSearcher(deps: SearchDeps): Searcher {
  const { planner, evaluator, verdicts, amongReader, segments } = deps
  const scratch = createScratch(SEGMENT_SIZE)
  const ends = createStatusEnds(deps)

  function evaluate(segment: Segment, node: Node): Hits {
    const words = wordsFor(segment.columns.count)
    const bits = scratch.take()
    copyBits(segment.alive, bits, words)
    evaluator.narrow(segment, node, bits)
    return { segment, bits, count: countBits(bits, words), living: segment.living }
  }

  /** Verifies terms one by one with pauses, if all at once would take too long. */
  function* verifyApart(segment: Segment, node: Node): Steps<void> {
    for (const plan of termsToVerify(node)) {
      evaluator.verify(segment, plan)
      yield
    }
  }

  /**
   * Evaluates segments that no longer change; open ones are left for the last moment. Returns the plan as of that
   * moment: only events during a pause can change it, and planning is a sixth of a search.
   */
  function* evaluateSealed(query: CatalogQuery, now: number, bySegment: Map<Segment, Hits>): Steps<Node> {
    let node = planner.plan(query, now)
    let readsTitles = termsToVerify(node).length > 0
    let spent = 0
    for (let round = 1; round <= ROUNDS; round++) {
      const missing = segments().filter((segment) => segment.index !== null && !bySegment.has(segment))
      if (missing.length === 0) break
      let paused = false
      for (const segment of missing) {
        const cost = readsTitles ? evaluator.cost(segment, node) : 0
        if (cost > STEP) {
          yield* verifyApart(segment, node)
          paused = true
        } else spent += cost
        if (spent > STEP) {
          spent = 0
          yield
          paused = true
        }
        bySegment.set(segment, evaluate(segment, node))
        spent += NODE_COST * sizeOf(node)
      }
      if (!paused) break
      node = planner.plan(query, now)
      readsTitles = termsToVerify(node).length > 0
    }
    return node
  }

  /** All hits as of one moment, without dead notices. */
  function settle(node: Node, bySegment: ReadonlyMap<Segment, Hits>): Hits[] {
    return segments().flatMap((segment) => {
      const hits = bySegment.get(segment) ?? evaluate(segment, node)
      if (hits.living !== segment.living) {
        const words = wordsFor(segment.columns.count)
        andBits(hits.bits, segment.alive, words)
        hits.count = countBits(hits.bits, words)
        hits.living = segment.living
      }
      if (hits.count > 0) return [hits]
      if (!bySegment.has(segment)) scratch.give(hits.bits)
      return []
    })
  }

  function pageOf(query: CatalogSearch, hits: readonly Hits[]): Omit<FoundPage, 'until'> {
    const { descending } = query.sort
    const parts = sorted(query, hits, deps)
    const total = sumOf(hits)
    const { anchor, pageSize } = query
    if (!anchor) {
      const offset = (query.page - 1) * pageSize
      return { total, before: Math.min(offset, total), found: pageAt(parts, offset, pageSize, descending) }
    }
    const start = { value: anchor.value ?? Number.NaN, bytes: encoder.encode(anchor.noticeNo) }
    if (anchor.direction === 'next') {
      const before = countBefore(parts, start, descending, 1)
      return { total, before, found: pageAfter(parts, start, pageSize, descending) }
    }
    const page = pageBefore(parts, start, pageSize, descending)
    return { total, before: countBefore(parts, start, descending, 0) - page.length, found: page }
  }

  function* answer<T>(query: CatalogQuery, now: number, read: (hits: readonly Hits[]) => T): Steps<T> {
    const { company = null, eligibility = [], among = null, texts = null } = query
    if (company !== null && eligibility.length > 0) yield* verdicts.prepare(company, segments())
    for (const list of [...(among === null ? [] : [among]), ...(texts?.byTerm.values() ?? [])])
      yield* amongReader.prepare(list, segments())
    const bySegment = new Map<Segment, Hits>()
    const hits = settle(yield* evaluateSealed(query, now, bySegment), bySegment)
    const result = read(hits)
    for (const { bits } of new Set([...bySegment.values(), ...hits])) scratch.give(bits)
    return result
  }

  return {
    *search(query, now) {
      yield* prepareOrders(query, deps)
      return yield* answer(query, now, (hits) => {
        const page = pageOf(query, hits)
        return { ...page, until: ends.ofPage(query, page.found, now) }
      })
    },
    *all(query, now) {
      yield* prepareOrders(query, deps)
      return yield* answer(query, now, (hits) => {
        return { total: sumOf(hits), found: allOf(sorted(query, ownOf(hits), deps), query.sort.descending) }
      })
    },
    count: (query, now) => answer(query, now, sumOf),
    hits: (query, now) => answer(query, now, ownOf),
    statusesEnd: ends.ofAll,
  }
}

function sorted(
  { sort: { by, descending }, filter }: CatalogSearch,
  hits: readonly Hits[],
  deps: SearchDeps,
): SegmentHits[] {
  const { currency } = filter.price
  const inCurrency = by === 'estimatedPrice' ? deps.planner.typesIn(currency) : null
  return hits.map((hit) => ({
    ...hit,
    size: hit.segment.columns.count,
    order: findOrder(hit.segment, by, descending, currency, deps.pricesIn),
    values: hit.segment.columns.floats[by],
    inCurrency,
  }))
}

function* prepareOrders({ sort, filter }: CatalogSearch, { segments, pricesIn }: SearchDeps): Steps<void> {
  for (const segment of segments()) {
    const before = segment.orders.size
    if (segment.index !== null) findOrder(segment, sort.by, sort.descending, filter.price.currency, pricesIn)
    if (segment.orders.size !== before) yield
  }
}

/** Until when statuses stay valid if no notice changes. */
function createStatusEnds({ planner, segments }: Pick<SearchDeps, 'planner' | 'segments'>) {
  function ofAll(now: number): number {
    const cancelled = planner.cancelledTypes()
    return segments().reduce(
      (first, segment) => Math.min(first, statusesEnd(segment, now, cancelled)),
      Number.POSITIVE_INFINITY,
    )
  }

  /** Its rows show their statuses; with a filter by status, the total depends on all notices. */
  function ofPage({ status }: CatalogQuery, found: readonly Found[], now: number): number {
    if (status.length > 0) return ofAll(now)
    const cancelled = planner.cancelledTypes()
    return found.reduce((first, { segment, local }) => {
      const isCancelled = cancelled[segment.columns.ids.type[local] ?? 0] === 1
      return Math.min(first, statusEnds(segment, local, now, isCancelled))
    }, Number.POSITIVE_INFINITY)
  }

  return { ofAll, ofPage }
}

/** Copies, because the next search reuses the sets. */
const ownOf = (hits: readonly Hits[]): Hits[] =>
  hits.map((hit) => ({ ...hit, bits: hit.bits.slice(0, wordsFor(hit.segment.columns.count)) }))

const sumOf = (hits: readonly Hits[]): number => hits.reduce((sum, { count }) => sum + count, 0)

function sizeOf(node: Node): number {
  if (node.kind === 'not') return 1 + sizeOf(node.node)
  return node.kind === 'and' || node.kind === 'or' ? node.nodes.reduce((sum, part) => sum + sizeOf(part), 1) : 1
}
