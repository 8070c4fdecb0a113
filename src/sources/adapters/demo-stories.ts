import type { RoundRecord } from '../../awards/index.ts'
import type { BidRecord } from '../../bids/index.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../lib/clock.ts'
import { createCalendar, dateOf, dayOf, instantAt } from './demo-calendar.ts'
import { createNoticeMaker, type Made } from './demo-notices.ts'
import { createRandom, type Random } from './demo-random.ts'

/** Something that comes to be known of a notice at a moment. */
export interface Happening {
  at: number
  /** The notice as it stands at that moment. */
  notice: BidRecord
  /** What became of one of its rounds, if that is what happened. */
  round: RoundRecord | null
}

/** All that ever happens to the notices born in one minute, in the order of time. */
export type Stories = (minute: number) => Happening[]

/** What has not happened by then never does: nobody has to look further back. */
export const LONGEST_STORY = 5 * DAY

/**
 * Notices are made as for the stock, with weeks between posting and award, and then told so many times faster: most
 * close within hours. The slowest of them ends before the longest story does.
 */
const FASTEST = 100
const SLOWEST = 20
/** By then every notice has come to its end, at the pace it is made with. */
const MADE_DAYS = 120
const POSTED_AGAIN = 0.7

/** What is to come is drawn at birth, from the seed and the minute alone, so that nothing has to be remembered. */
export function createStories(seed: number | string): Stories {
  const calendar = createCalendar()
  const make = createNoticeMaker(calendar)

  function story(number: string, postedAt: number, again: Made['retry'], speed: number, random: Random) {
    const asOf = postedAt + MADE_DAYS * DAY
    const made = make({ number, postedAt, asOf, decided: null, pace: 'natural', again }, random)
    return { retry: made.retry, happenings: hasten(made, postedAt, speed) }
  }

  return (minute) => {
    const random = createRandom(`births ${seed} ${minute}`)
    const start = minute * MINUTE
    const happenings: Happening[] = []
    for (let index = birthsAt(start, calendar.isBusinessDay(dayOf(start)), random); index > 0; index--) {
      const own = createRandom(`birth ${seed} ${minute} ${index}`)
      const postedAt = start + own.int(0, 59) * SECOND
      const speed = FASTEST * (SLOWEST / FASTEST) ** own.next()
      const number = numberFor(minute, index, own)
      const first = story(number.first, postedAt, null, speed, own)
      happenings.push(...first.happenings)
      if (first.retry === null || !own.chance(POSTED_AGAIN)) continue
      const end = first.happenings.reduce((latest, { at }) => Math.max(latest, at), postedAt)
      const again = story(
        number.again,
        end + own.int(5, 40) * MINUTE + own.int(0, 59) * SECOND,
        first.retry,
        FASTEST,
        own,
      )
      happenings.push(...again.happenings)
    }
    return happenings.filter(({ at }) => at < start + LONGEST_STORY).sort((a, b) => a.at - b.at)
  }
}

/** Most in office hours, now and then one at night, so that there is something to see at any time. */
function birthsAt(instant: number, isBusinessDay: boolean, random: Random): number {
  const hour = (instant - instantAt(dayOf(instant), 0)) / HOUR
  const isDay = hour >= 9 && hour < 18
  if (isDay && isBusinessDay) return random.int(2, 5)
  return random.chance(isDay ? 0.6 : 0.35) ? 1 : 0
}

/** Above the numbers of the made-up stock, which begin below 60 million and rise by the million at most. */
const FIRST_NUMBER = 70_000_000
/** Of each minute of a year, and of each notice born in it: one for itself and one for its re-notice. */
const NUMBERS_A_MINUTE = 50
const NUMBERS_A_NOTICE = 10

/** Numbers belong to a minute, so windows read side by side cannot meet. A re-notice bears the year of its first. */
function numberFor(minute: number, index: number, random: Random): { first: string; again: string } {
  const { year } = dateOf(dayOf(minute * MINUTE))
  const newYear = instantAt(Date.UTC(year, 0, 1) / DAY, 0) / MINUTE
  const own = FIRST_NUMBER + (minute - newYear) * NUMBERS_A_MINUTE + (index - 1) * NUMBERS_A_NOTICE
  const form = (serial: number) => `D${String(year % 100).padStart(2, '0')}BK${String(serial).padStart(8, '0')}`
  return { first: form(own + random.int(0, 4)), again: form(own + random.int(5, 9)) }
}

const STEP = 10 * MINUTE
const onStep = (instant: number) => Math.ceil(instant / STEP) * STEP

function hasten({ states, rounds }: Made, postedAt: number, speed: number): Happening[] {
  const soon = (instant: number) => postedAt + Math.ceil((instant - postedAt) / speed / SECOND) * SECOND
  /** Round dates, in the order they had: closing, then opening. */
  const dates = (closeAt: number | null, openAt: number | null, notBefore = 0) => {
    const close = closeAt === null ? null : onStep(Math.max(soon(closeAt), notBefore))
    return { closeAt: close, openAt: openAt === null ? null : onStep(Math.max(soon(openAt), close ?? notBefore)) }
  }
  const notices = states.map((state): BidRecord => {
    const { bidStartAt, closeAt, openAt } = state
    const changedAt = soon(state.changedAt)
    const startAt = bidStartAt === null ? null : soon(bidStartAt)
    return { ...state, bidStartAt: startAt, ...dates(closeAt, openAt), changedAt, fetchedAt: changedAt }
  })
  const happenings = notices.map((notice): Happening => ({ at: notice.changedAt, notice, round: null }))
  const notice = notices.at(-1)
  if (notice === undefined) return []

  let lastEnd = 0
  for (const made of rounds) {
    if (made.rebid === 0) lastEnd = 0
    const { closeAt, openAt } = dates(made.closeAt, made.openAt, made.rebid === 0 ? 0 : lastEnd + STEP)
    const opened = soon(made.openedAt ?? made.openAt ?? postedAt) - soon(made.openAt ?? postedAt)
    const openedAt = (openAt ?? postedAt) + Math.max(opened, MINUTE)
    const decidedAt = Math.max(soon(made.decidedAt ?? postedAt), openedAt + MINUTE)
    const whole = { ...made, closeAt, openAt, openedAt, decidedAt }
    const told = [opening(whole), { ...whole, changedAt: decidedAt }]
    if (made.rebid > 0) told.unshift(announcement(whole, lastEnd + MINUTE))
    happenings.push(...told.map((round) => ({ at: round.changedAt, notice, round })))
    lastEnd = decidedAt
  }
  return happenings
}

/** What is known of a round when its bids have been opened and nobody has decided. */
const opening = (round: RoundRecord & { openedAt: number }): RoundRecord => ({
  ...round,
  state: 'opened',
  changedAt: round.openedAt,
  decidedAt: null,
  winners: [],
  amount: null,
  rate: null,
  rateBasis: null,
  reason: null,
  bidderRows: round.state === 'failed' ? [] : round.bidderRows.map((row) => ({ ...row, won: false })),
})

/** What is known of a re-bid when the round before it has found no winner. */
const announcement = (round: RoundRecord & { openedAt: number }, at: number): RoundRecord => ({
  ...opening(round),
  state: 'announced',
  changedAt: at,
  openedAt: null,
  plannedPrice: null,
  baseAmount: null,
  bidders: null,
  bidderRows: [],
})
