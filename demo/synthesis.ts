import { DAY, dayOf } from '../src/lib/clock.ts'
import { createMoments, createWorkingDays, dateOf } from './calendar.ts'
import { createNoticeMaker, type MadeNotice, type SyntheticNotice } from './notices.ts'
import { createRandom, type Random } from './random.ts'
import { MEAN_ROUNDS, MOST_ROUNDS, type RoundPace, roundsByChance } from './rounds.ts'

export type { SyntheticNotice } from './notices.ts'

export interface SynthesisOptions {
  seed: number | string
  now: number
  /** Posted within the last days: open, closed, opened, a few awarded. */
  recent: { notices: number; days: number }
  /** Posted in the months before that, at least 60 days ago: awarded, failed or withdrawn. */
  stock: { notices: number; months: number }
  /** The exact number of rounds with a result, if the notices allow it; by default as many as occur. */
  awards?: number
  /** The maximum number of listed bidders of a round; default: thirty. */
  bidderRows?: number
}

/** By this age, every notice has ended. */
const SETTLED_DAYS = 60
/** A notice of this age can have a result if it was hurried. */
const DECIDABLE_DAYS = 24
/** The share of recent notices whose result is published at once; others are published later. */
const RESULT_KNOWN = 0.4
const MONTH_DAYS = 365.25 / 12

/** Notices in order of posting, one at a time: memory does not grow with their number. */
export function* synthesise(options: SynthesisOptions): Generator<SyntheticNotice, void, undefined> {
  const { seed, now, recent, stock, bidderRows } = options
  const calendar = createWorkingDays()
  const make = createNoticeMaker(calendar, bidderRows)
  const random = createRandom(`notices ${seed}`)
  const numbers = createNumbers(seed)
  const retries = createRetries()
  const stockEnd = now - Math.max(recent.days, SETTLED_DAYS) * DAY
  const stockStart = stockEnd - Math.round(stock.months * MONTH_DAYS) * DAY
  const recentStart = now - recent.days * DAY
  const pastMoments = () => createMoments(createRandom(`past ${seed}`), calendar, stock.notices, stockStart, stockEnd)
  const newMoments = () => createMoments(createRandom(`recent ${seed}`), calendar, recent.notices, recentStart, now)

  const decidable = countBefore(newMoments(), recent.notices, now - DECIDABLE_DAYS * DAY)
  const quotas = quotasFor(options, decidable)

  function post(postedAt: number, decided: number | null, pace: RoundPace): SyntheticNotice {
    const again = retries.take(postedAt)
    const { states, rounds, retry } = make(
      { number: numbers(postedAt), postedAt, asOf: now, decided, pace, again },
      random,
    )
    if (retry !== null && random.chance(0.5)) retries.add(retry)
    return { states, rounds }
  }

  const past = pastMoments()
  for (let left = stock.notices; left > 0; left--) {
    yield post(past(), quotas.past.next(left, random), 'certain')
  }
  const fresh = newMoments()
  for (let index = 0; index < recent.notices; index++) {
    const left = decidable - index
    const decided = quotas.recent === null ? null : left > 0 ? quotas.recent.next(left, random) : 0
    const isDecided = decided === null ? random.chance(RESULT_KNOWN) : decided > 0
    if (isDecided) yield post(fresh(), decided, decided === null ? 'natural' : 'hurried')
    else yield post(fresh(), 0, random.chance(0.6) ? 'unsettled' : 'natural')
  }
}

function countBefore(moments: () => number, count: number, limit: number): number {
  let counted = 0
  while (counted < count && moments() < limit) counted++
  return counted
}

/** `D<yy>BK<8 digits>`, ascending; seeds begin far apart, so that two runs rarely share a number. */
function createNumbers(seed: number | string): (postedAt: number) => string {
  let serial = createRandom(`numbers ${seed}`).int(100_000, 60_000_000)
  const random = createRandom(`gaps ${seed}`)
  return (postedAt) => {
    serial += random.chance(0.3) ? 2 : 1
    return `D${String(dateOf(dayOf(postedAt)).year % 100).padStart(2, '0')}BK${String(serial).padStart(8, '0')}`
  }
}

type Retry = NonNullable<MadeNotice['retry']>

/** Failed orders waiting to be posted again. If there are too many, the oldest is dropped. */
function createRetries() {
  const waiting: Retry[] = []
  return {
    add(retry: Retry): void {
      waiting.push(retry)
      if (waiting.length > 500) waiting.shift()
    },
    take(at: number): Retry | null {
      const index = waiting.findIndex(({ from }) => from <= at)
      const [retry] = index < 0 ? [] : waiting.splice(index, 1)
      return retry !== undefined && at - retry.from < 30 * DAY ? retry : null
    },
  }
}

/** Distributes a number of results over a known number of notices. */
interface Quota {
  /** The results of this notice, with this number of notices left including it. */
  next(notices: number, random: Random): number | null
}

function createQuota(rounds: number): Quota {
  let left = rounds
  return {
    next(notices, random) {
      const mean = left / notices
      const natural = roundsByChance(random)
      const more = random.chance((mean - MEAN_ROUNDS) / (MOST_ROUNDS - MEAN_ROUNDS)) ? MOST_ROUNDS : natural
      const wanted = mean > MEAN_ROUNDS ? more : random.chance(mean / MEAN_ROUNDS) ? natural : 0
      const given = Math.min(Math.max(wanted, left - MOST_ROUNDS * (notices - 1)), left, MOST_ROUNDS)
      left -= given
      return given
    },
  }
}

const unbounded: Quota = { next: () => null }

function quotasFor(
  { awards, recent, stock }: SynthesisOptions,
  decidable: number,
): { past: Quota; recent: Quota | null } {
  if (awards === undefined) return { past: unbounded, recent: null }
  const natural = 0.25 * recent.notices
  const share = natural / (natural + MEAN_ROUNDS * stock.notices)
  const wished = Math.min(Math.round(awards * share), decidable)
  // Results that older notices cannot have are assigned to recent ones.
  const late = Math.min(Math.max(wished, awards - MOST_ROUNDS * stock.notices), MOST_ROUNDS * decidable, awards)
  return { past: createQuota(Math.min(awards - late, MOST_ROUNDS * stock.notices)), recent: createQuota(late) }
}
