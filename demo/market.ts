import type { BidRecord, RoundRecord } from '../src/bids/index.ts'
import { DAY, dayOf, HOUR, MINUTE, SECOND } from '../src/lib/clock.ts'
import { createWorkingDays, dateOf, instantAt } from './calendar.ts'
import { createNoticeMaker, type MadeNotice, type SyntheticNotice } from './notices.ts'
import { createRandom, type Random } from './random.ts'

/** A publication about a notice at a moment. */
export interface MarketEvent {
  at: number
  /** The state of the notice at that moment. */
  notice: BidRecord
  /** The result of one of its rounds, if the event is about one. */
  round: RoundRecord | null
}

/** All events of the notices first posted in one minute, in order of time. */
export type Market = (minute: number) => MarketEvent[]

/** After this time, a notice has no further events, so that readers need not look further back. */
export const LONGEST_LIFE_MS = 60 * DAY

/** By this time, every notice has ended. */
const MADE_DAYS = 120
const POSTED_AGAIN = 0.7
const BIDDER_ROWS = 10

/** One of this many minutes always has a notice, day and night, so that users need not wait long for one. */
const TURN = 10
/** Births in each other minute while offices are open. */
const BY_DAY = 0.05

/**
 * A live market: each minute may have a notice, which then develops over weeks, like real ones. Its future is drawn
 * from the seed and the minute, so that nothing has to be stored.
 */
export function createMarket(seed: number | string): Market {
  const calendar = createWorkingDays()
  const make = createNoticeMaker(calendar, BIDDER_ROWS)

  function lifeOf(number: string, postedAt: number, again: MadeNotice['retry'], random: Random) {
    const asOf = postedAt + MADE_DAYS * DAY
    const made = make({ number, postedAt, asOf, decided: null, pace: 'natural', again }, random)
    return { retry: made.retry, events: eventsOf(made) }
  }

  let latest = { turn: Number.NaN, minute: Number.NaN }
  /** The minute of a turn that always has a notice. */
  function surestOf(turn: number): number {
    if (turn !== latest.turn)
      latest = { turn, minute: turn * TURN + createRandom(`turn ${seed} ${turn}`).int(0, TURN - 1) }
    return latest.minute
  }

  function isOpen(instant: number): boolean {
    const hour = (instant - instantAt(dayOf(instant), 0)) / HOUR
    return hour >= 9 && hour < 18 && calendar.isBusinessDay(dayOf(instant))
  }

  /** The random source of a notice; null if the minute has none. */
  function birthIn(minute: number): Random | null {
    const isSure = minute === surestOf(Math.floor(minute / TURN))
    if (!isSure && !isOpen(minute * MINUTE)) return null
    const random = createRandom(`births ${seed} ${minute}`)
    return isSure || random.chance(BY_DAY) ? random : null
  }

  return (minute) => {
    const start = minute * MINUTE
    const random = birthIn(minute)
    if (random === null) return []
    const postedAt = start + random.int(0, 59) * SECOND
    const first = lifeOf(numberFor(minute, 0), postedAt, null, random)
    const events = first.events
    if (first.retry !== null && random.chance(POSTED_AGAIN)) {
      const again = calendar.later(dayOf(first.retry.from), random.int(0, 2))
      const at = Math.max(instantAt(again, 9) + random.int(0, 32_399) * SECOND, first.retry.from)
      events.push(...lifeOf(numberFor(minute, 1), at, first.retry, random).events)
    }
    return events.filter(({ at }) => at < start + LONGEST_LIFE_MS).sort((a, b) => a.at - b.at)
  }
}

/** Everything known at a moment about the notices posted until then, in order of posting. */
export function* knownNotices(seed: number | string, at: number): Generator<SyntheticNotice, void, undefined> {
  const market = createMarket(seed)
  for (let minute = Math.floor((at - LONGEST_LIFE_MS) / MINUTE); minute <= Math.floor(at / MINUTE); minute++) {
    const past = market(minute).filter((one) => one.at <= at)
    for (const events of Map.groupBy(past, ({ notice }) => notice.number).values()) {
      const rounds = events.flatMap(({ round }) => round ?? [])
      yield {
        states: events.flatMap(({ notice, round }) => (round ? [] : notice)),
        rounds: [...new Map(rounds.map((round) => [`${round.lot} ${round.rebid}`, round])).values()],
      }
    }
  }
}

/** Above the numbers of all other synthetic notices of a year. */
const FIRST_NUMBER = 97_000_000
/** One for a notice, one for its re-notice, and gaps between them. */
const NUMBERS_A_MINUTE = 5

/**
 * Numbers belong to a minute, so windows that are read in parallel cannot conflict. A re-notice has the year of the
 * first one.
 */
function numberFor(minute: number, which: 0 | 1): string {
  const { year } = dateOf(dayOf(minute * MINUTE))
  const newYear = instantAt(Date.UTC(year, 0, 1) / DAY, 0) / MINUTE
  const serial = FIRST_NUMBER + (minute - newYear) * NUMBERS_A_MINUTE + which * 2
  return `D${String(year % 100).padStart(2, '0')}BK${serial}`
}

function eventsOf({ states, rounds }: MadeNotice): MarketEvent[] {
  const notice = states.at(-1)
  if (notice === undefined) return []
  const events = states.map(
    (state): MarketEvent => ({ at: state.changedAt, notice: { ...state, fetchedAt: state.changedAt }, round: null }),
  )
  const last = { ...notice, fetchedAt: notice.changedAt }
  let before = 0
  for (const round of rounds) {
    const steps = [opening(round), round]
    if (round.rebid > 0) steps.unshift(announcement(round, before + MINUTE))
    events.push(...steps.map((one) => ({ at: one.changedAt, notice: last, round: one })))
    before = round.changedAt
  }
  return events
}

/** The published data of a round after its bids were opened and before it is decided. */
const opening = (round: RoundRecord): RoundRecord => ({
  ...round,
  state: 'opened',
  changedAt: round.openedAt ?? round.changedAt,
  decidedAt: null,
  winners: [],
  amount: null,
  rate: null,
  rateBasis: null,
  reason: null,
  bidderRows: round.state === 'failed' ? [] : round.bidderRows.map((row) => ({ ...row, won: false })),
})

/** The published data of a re-bid after a round without a winner. */
const announcement = (round: RoundRecord, at: number): RoundRecord => ({
  ...opening(round),
  state: 'announced',
  changedAt: at,
  openedAt: null,
  plannedPrice: null,
  baseAmount: null,
  bidders: null,
  bidderRows: [],
  reservePrices: null,
})
