import type { BidRecord, RoundRecord } from '../src/bids/index.ts'
import { DAY, dayOf, HOUR, MINUTE, SECOND } from '../src/lib/clock.ts'
import { createWorkingDays, dateOf, instantAt } from './calendar.ts'
import { createNoticeMaker, type MadeNotice, type SyntheticNotice } from './notices.ts'
import { createRandom, type Random } from './random.ts'

/** Something that is published about a notice at a moment. */
export interface MarketEvent {
  at: number
  /** The notice as it stands at that moment. */
  notice: BidRecord
  /** What became of one of its rounds, if that is what happened. */
  round: RoundRecord | null
}

/** All events of the notices that are first posted in one minute, in the order of time. */
export type Market = (minute: number) => MarketEvent[]

/** After this long nothing more happens to a notice, so that one need not look further back. */
export const LONGEST_LIFE_MS = 60 * DAY

/** By then every notice has come to its end. */
const MADE_DAYS = 120
const POSTED_AGAIN = 0.7
const BIDDER_ROWS = 10

/** So many minutes bear at least one notice, day and night, so that nobody has to wait long to see one. */
const TURN = 10
/** Births in each other minute while offices are open. */
const BY_DAY = 0.05

/**
 * A market that lives: each minute may bear a notice, which then goes its way over weeks, as real ones do. What is to
 * come is drawn at birth, from the seed and the minute alone, so that nothing has to be remembered.
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
  /** The one minute of a turn that bears a notice in any case. */
  function surestOf(turn: number): number {
    if (turn !== latest.turn)
      latest = { turn, minute: turn * TURN + createRandom(`turn ${seed} ${turn}`).int(0, TURN - 1) }
    return latest.minute
  }

  function isOpen(instant: number): boolean {
    const hour = (instant - instantAt(dayOf(instant), 0)) / HOUR
    return hour >= 9 && hour < 18 && calendar.isBusinessDay(dayOf(instant))
  }

  /** What a notice is drawn from; null if the minute bears none. */
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

/** All that is known by a moment of the notices born up to then, in the order of birth. */
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

/** Above the numbers of all other made-up notices of a year. */
const FIRST_NUMBER = 97_000_000
/** One for a notice, one for its re-notice, and gaps between them. */
const NUMBERS_A_MINUTE = 5

/** Numbers belong to a minute, so windows read side by side cannot meet. A re-notice bears the year of its first. */
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

/** What is published of a round when its bids have been opened and nothing is decided. */
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

/** What is known of a re-bid when the round before it has found no winner. */
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
