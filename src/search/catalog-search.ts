import { andBits, type Bits, copyBits, countBits, wordsFor } from './catalog-bits.ts'
import type { Evaluator, Node } from './catalog-evaluate.ts'
import type { Found, Part } from './catalog-page.ts'
import { pageAfter, pageAt, pageBefore } from './catalog-page.ts'
import { type CatalogQuery, type CatalogSearch, type Planner, termsToVerify } from './catalog-plan.ts'
import { findOrder, type PricesIn, type Segment } from './catalog-segment.ts'

export interface FoundPage {
  total: number
  found: Found[]
}

/** Steps of a few milliseconds at most; whoever takes them may let others work in between. */
export type Steps<T> = Generator<void, T>

export interface Searcher {
  search(query: CatalogSearch, now: number): Steps<FoundPage>
  count(query: CatalogQuery, now: number): Steps<number>
}

export interface SearchDeps {
  /** As they are at this moment. */
  segments(): readonly Segment[]
  planner: Planner
  evaluator: Evaluator
  pricesIn: PricesIn
  /** By type of notice whether its prices are in this currency. */
  knownIn(currency: string): Uint8Array
}

/** Titles read in one step: some three milliseconds of work. */
const STEP = 60_000
/** What a node costs in a segment beside titles read, in titles. */
const NODE_COST = 1500
/** A segment sealed in between is looked at in steps as well, but not for ever. */
const ROUNDS = 3

const encoder = new TextEncoder()

export function createSearcher(deps: SearchDeps): Searcher {
  const { planner, evaluator, segments } = deps

  function evaluate(segment: Segment, node: Node): Bits {
    const { count } = segment.columns
    const words = wordsFor(count)
    const bits = new Uint32Array(words)
    copyBits(segment.alive, bits, words)
    evaluator.narrow(segment, node, bits)
    return bits
  }

  /** The hits in segments that no longer change; those still open are left for the last moment. */
  function* evaluateSealed(query: CatalogQuery, now: number, known: Map<Segment, Bits>): Steps<Node> {
    let spent = 0
    for (let round = 1; ; round++) {
      const node = planner.plan(query, now)
      const terms = termsToVerify(node)
      const missing = segments().filter((segment) => segment.index !== null && !known.has(segment))
      if (missing.length === 0 || round > ROUNDS) return node
      for (const segment of missing) {
        const costs = terms.map((plan) => evaluator.cost(segment, plan))
        const all = costs.reduce((sum, cost) => sum + cost, 0)
        if (all > STEP) {
          for (const [i, plan] of terms.entries()) {
            if (spent > 0 && spent + (costs[i] as number) > STEP) {
              spent = 0
              yield
            }
            evaluator.verify(segment, plan)
            spent += costs[i] as number
          }
        } else spent += all
        if (spent > STEP) {
          spent = 0
          yield
        }
        known.set(segment, evaluate(segment, node))
        spent += NODE_COST * sizeOf(node)
      }
    }
  }

  /** All of them, with the dead left out, at one moment. */
  function finish(node: Node, known: Map<Segment, Bits>): { segment: Segment; bits: Bits; count: number }[] {
    return segments().flatMap((segment) => {
      const words = wordsFor(segment.columns.count)
      const bits = known.get(segment) ?? evaluate(segment, node)
      andBits(bits, segment.alive, words)
      const count = countBits(bits, words)
      return count === 0 ? [] : [{ segment, bits, count }]
    })
  }

  function* prepareOrders({ sort, filter }: CatalogSearch): Steps<void> {
    for (const segment of segments()) {
      const before = segment.orders.size
      if (segment.index !== null) findOrder(segment, sort.by, sort.descending, filter.currency, deps.pricesIn)
      if (segment.orders.size !== before) yield
    }
  }

  function pageOf(query: CatalogSearch, hits: readonly { segment: Segment; bits: Bits; count: number }[]): Found[] {
    const { by, descending } = query.sort
    const { currency } = query.filter
    const known = by === 'estimatedPrice' ? deps.knownIn(currency) : null
    const parts: Part[] = hits.map((hit) => ({
      ...hit,
      order: findOrder(hit.segment, by, descending, currency, deps.pricesIn),
      values: hit.segment.columns.floats[by],
      known,
    }))
    const { anchor, pageSize } = query
    if (!anchor) return pageAt(parts, (query.page - 1) * pageSize, pageSize, descending)
    const start = { value: anchor.value ?? Number.NaN, bytes: encoder.encode(anchor.noticeNo) }
    return anchor.direction === 'next'
      ? pageAfter(parts, start, pageSize, descending)
      : pageBefore(parts, start, pageSize, descending)
  }

  return {
    *search(query, now) {
      const known = new Map<Segment, Bits>()
      yield* prepareOrders(query)
      yield* evaluateSealed(query, now, known)
      const hits = finish(planner.plan(query, now), known)
      return { total: hits.reduce((sum, { count }) => sum + count, 0), found: pageOf(query, hits) }
    },
    *count(query, now) {
      const known = new Map<Segment, Bits>()
      yield* evaluateSealed(query, now, known)
      return finish(planner.plan(query, now), known).reduce((sum, { count }) => sum + count, 0)
    },
  }
}

function sizeOf(node: Node): number {
  if (node.kind === 'not') return 1 + sizeOf(node.node)
  return node.kind === 'and' || node.kind === 'or' ? node.nodes.reduce((sum, part) => sum + sizeOf(part), 1) : 1
}
