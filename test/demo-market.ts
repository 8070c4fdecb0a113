import { createMarket, LONGEST_LIFE_MS, type MarketEvent, type SynthesisOptions, synthesise } from '../demo/index.ts'
import type { RoundRecord } from '../src/bids/index.ts'
import { documentOf, matchable, mayFind } from '../src/bids/rules/matched.ts'
import { type BidRow, nextState, settled, statusAt } from '../src/bids/rules/notice.ts'
import { DEMO_STOCK } from '../src/demo.ts'
import { DAY, MINUTE } from '../src/lib/clock.ts'
import type { Filter } from '../src/search/filter.ts'
import type { Query } from '../src/search/query.ts'
import { DEMO_SEED } from '../src/sources/service/portals.ts'

/** A search of the demo. */
export interface MarketQuery {
  keyword: Query | null
  filter: Filter
  /** What is counted: notices that are open at a moment, all notices, or those awarded in the previous year. */
  of: 'open' | 'all' | 'awarded'
}

/** The fewest results of a search. */
export interface Least {
  count: number
  at: number
}

export interface MarketDates {
  from: number
  days: number
  /** The number of simulated demos, evenly distributed over these days. */
  starts: number
}

/** The state of a notice during a period. */
interface Phase {
  /** As its source published it; the same object as long as only its rounds change. */
  given: BidRow
  /** With the outcome and the dates of its rounds. */
  row: BidRow
  from: number
  until: number
  decidedAt: number | null
}

const YEAR = 365 * DAY

function givenRow(notice: MarketEvent['notice']): BidRow {
  const context = { noticeNo: notice.number, previousNoticeNo: notice.previousNumber, live: false, now: 0 }
  const row = nextState(null, notice, context)
  if (row === null) throw new Error(`${notice.number} is no notice`)
  return row
}

/** The states of one notice until `end`: a demo that starts later does not contain it. */
function phasesOf(events: readonly MarketEvent[], end: number): Phase[] {
  const rounds = new Map<string, RoundRecord>()
  let last: { notice: MarketEvent['notice']; given: BidRow } | null = null
  return events.flatMap(({ at, notice, round }, index) => {
    if (round !== null) rounds.set(`${round.revision} ${round.lot} ${round.rebid}`, round)
    if (last?.notice !== notice) last = { notice, given: givenRow(notice) }
    const { given } = last
    const until = Math.min(events[index + 1]?.at ?? end, end)
    return at < until ? [phaseOf(given, [...rounds.values()], at, until)] : []
  })
}

const phaseOf = (given: BidRow, rounds: RoundRecord[], from: number, until: number): Phase => ({
  given,
  row: rounds.length === 0 ? given : settled(given, rounds),
  from,
  until,
  decidedAt: rounds.findLast(({ state }) => state === 'awarded')?.decidedAt ?? null,
})

/** When the notice stops being open: at its own date, or at its next change. */
function openUntil({ row, from, until }: Phase): number {
  const dates = [row.closeAt, row.openAt, row.postedAt + 30 * DAY].filter((date) => date !== null)
  const moments = [from, ...dates.filter((date) => date > from).sort((a, b) => a - b)]
  return Math.min(until, moments.find((moment) => statusAt(row, moment) !== 'open') ?? until)
}

/** Counts how many notices there are at each moment. */
function createCounter() {
  const steps = new Map<number, number>()
  const step = (at: number, by: number) => steps.set(at, (steps.get(at) ?? 0) + by)
  return {
    add(from: number, until: number): void {
      if (from >= until) return
      step(from, 1)
      step(until, -1)
    },
    /** The lowest count at any moment from `from` until `end`. */
    least(from: number, end: number): Least {
      step(from, 0)
      const moments: Least[] = []
      let count = 0
      for (const [at, by] of [...steps].sort(([a], [b]) => a - b)) {
        count += by
        if (at >= from && at < end) moments.push({ count, at })
      }
      return moments.reduce((least, one) => (one.count < least.count ? one : least))
    },
  }
}

/** The states that have ended before a demo starts, as `fillDemo` creates them. */
const pastOf = (now: number): SynthesisOptions => ({
  seed: DEMO_SEED,
  now,
  recent: { notices: 0, days: 0 },
  stock: DEMO_STOCK,
  bidderRows: 10,
})

/**
 * The minimum number of results of each search in the demo: of open notices at any moment, of all notices and of awards
 * in demos that start on some of the days. The market is generated from its seed, so the result is the same on any day.
 */
export function leastOf(queries: readonly MarketQuery[], { from, days, starts }: MarketDates): Least[] {
  const end = from + days * DAY
  const open = queries.map(createCounter)
  const moments = Array.from({ length: starts }, (_, index) => from + Math.floor((index * days) / starts) * DAY)
  const counts = queries.map(() => moments.map(() => 0))
  const isHit = ({ of }: MarketQuery, { row, decidedAt }: Phase, moment: number) =>
    of === 'all' || (of === 'awarded' && row.outcome === 'awarded' && (decidedAt ?? 0) > moment - YEAR)

  /** The searches that match the notice in this state. */
  const findings = new WeakMap<BidRow, number[]>()
  const findingOf = (given: BidRow): number[] => {
    const known = findings.get(given)
    if (known !== undefined) return known
    const notice = matchable(given)
    const document = documentOf(notice)
    const places = queries.flatMap((query, place) => (mayFind(query, notice, document) ? place : []))
    findings.set(given, places)
    return places
  }

  const count = (phase: Phase, alive: readonly number[]) => {
    const closes = openUntil(phase)
    if (alive.length === 0 && closes === phase.from) return
    for (const place of findingOf(phase.given)) {
      const query = queries[place]
      if (query?.of === 'open') open[place]?.add(phase.from, closes)
      else if (query)
        for (const index of alive) {
          const row = counts[place]
          if (row && isHit(query, phase, moments[index] ?? 0)) row[index] = (row[index] ?? 0) + 1
        }
    }
  }

  const market = createMarket(DEMO_SEED)
  for (let minute = Math.floor((from - LONGEST_LIFE_MS) / MINUTE); minute * MINUTE < end; minute++) {
    const known = minute * MINUTE + LONGEST_LIFE_MS
    for (const events of Map.groupBy(market(minute), ({ notice }) => notice.number).values())
      for (const phase of phasesOf(events, known))
        count(
          phase,
          moments.flatMap((moment, index) => (moment >= phase.from && moment < phase.until ? index : [])),
        )
  }
  for (const [index, now] of moments.entries())
    for (const { states, rounds } of synthesise(pastOf(now))) {
      const last = states.at(-1)
      if (last) count(phaseOf(givenRow(last), rounds, now, now), [index])
    }

  return queries.map(({ of }, place) => {
    if (of === 'open') return open[place]?.least(from, end) ?? { count: 0, at: from }
    const row = counts[place] ?? []
    const count = Math.min(...row)
    return { count, at: moments[row.indexOf(count)] ?? from }
  })
}
