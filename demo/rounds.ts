import type { RoundRecord } from '../src/bids/index.ts'
import { dayOf } from '../src/lib/clock.ts'
import type { WorkingDays } from './calendar.ts'
import type { Opener, RoundFrame, Tender } from './openings.ts'
import type { Random } from './random.ts'
import { type DemoSchedule, datesOn, officeHours, shortlyAfter } from './schedule.ts'

/** How a notice ends: lots side by side, or one lot bid for again until somebody wins or all give up. */
export interface RoundEnding {
  shape: 'lots' | 'rebids'
  /** So many rounds are decided. */
  rounds: number
  /** The last round, or some lot, finds no winner. */
  fails: boolean
}

export interface Hearing {
  number: string
  revision: number
  schedule: DemoSchedule
  asOf: number
  pace: RoundPace
  tender: Tender
}

/** Most rounds a notice may have: three lots, or a first round and two more. */
export const MOST_ROUNDS = 3

/** Rounds as often as they come by themselves. */
export function roundsByChance(random: Random): number {
  const place = random.next()
  return place < 0.944 ? 1 : place < 0.994 ? 2 : MOST_ROUNDS
}

export const MEAN_ROUNDS = 0.944 + 2 * 0.05 + 3 * 0.006

export function endingFor(rounds: number, random: Random): RoundEnding {
  if (rounds < 2) return { shape: 'rebids', rounds, fails: random.chance(0.09) }
  const shape = random.chance(rounds === 2 ? 0.2 : 0.4) ? 'lots' : 'rebids'
  return { shape, rounds, fails: random.chance(0.25) }
}

/**
 * `natural`: as far as the calendar has come. `certain`: all that the ending says has happened by now, dates that
 * lie ahead are drawn forward to this moment. `hurried`: the same, decided as soon as may be. `unsettled`: bids are
 * opened, the result is not known yet.
 */
export type RoundPace = 'natural' | 'certain' | 'hurried' | 'unsettled'

/** The rounds as known at a moment. */
export function holdRounds(hearing: Hearing, ending: RoundEnding, tools: RoundTools): RoundRecord[] {
  return ending.shape === 'lots' ? holdLots(hearing, ending, tools) : holdRebids(hearing, ending, tools)
}

export interface RoundTools {
  calendar: WorkingDays
  open: Opener
  random: Random
}

function holdLots(hearing: Hearing, ending: RoundEnding, tools: RoundTools): RoundRecord[] {
  const rounds: RoundRecord[] = []
  const { random } = tools
  let left = 1
  for (let lot = 1; lot <= ending.rounds; lot++) {
    const share = lot === ending.rounds ? left : left * (0.3 + 0.4 * random.next())
    left -= share
    const fails = ending.fails && lot === ending.rounds
    const frame = frameOf(hearing, { lot: String(lot), rebid: 0, schedule: hearing.schedule, fails }, tools)
    if (frame) rounds.push(tools.open(frame, { ...hearing.tender, share }, random))
  }
  return rounds
}

function holdRebids(hearing: Hearing, ending: RoundEnding, tools: RoundTools): RoundRecord[] {
  const rounds: RoundRecord[] = []
  const { calendar, random, open } = tools
  let { schedule } = hearing
  for (let rebid = 0; rebid < ending.rounds; rebid++) {
    const last = rebid === ending.rounds - 1
    const fails = !last || ending.fails
    const frame = frameOf(hearing, { lot: '0', rebid, schedule, fails }, tools)
    if (!frame) break
    rounds.push(open(frame, hearing.tender, random))
    if (frame.decidedAt === null) break
    const next = calendar.later(dayOf(frame.decidedAt), random.int(1, 2))
    schedule = datesOn(calendar, next, frame.decidedAt, random)
  }
  return rounds
}

interface Sitting {
  lot: string
  rebid: number
  schedule: DemoSchedule
  fails: boolean
}

/** `null` where nothing is known of the round yet; a re-bid is announced before it is opened. */
function frameOf(
  { number, revision, asOf, pace, tender }: Hearing,
  sitting: Sitting,
  tools: RoundTools,
): RoundFrame | null {
  const { calendar, random } = tools
  const { lot, rebid, schedule, fails } = sitting
  const { closeAt, openAt } = schedule
  const opening = shortlyAfter(openAt, random)
  const clamped = pace === 'certain' || pace === 'hurried'
  const openedAt = clamped ? Math.min(opening, asOf) : opening
  const [soonest, latest] = tender.terms.decision
  const days = pace === 'hurried' ? soonest : random.int(soonest, latest)
  const settled = fails ? shortlyAfter(openedAt, random) : decisionAt(calendar, openedAt, days, random)
  const decidedAt = clamped ? Math.min(settled, asOf) : settled
  const frame = { number, revision, lot, rebid, closeAt, openAt }
  if (openedAt > asOf) return rebid > 0 ? { ...frame, state: 'announced', openedAt: null, decidedAt: null } : null
  if (decidedAt > asOf || pace === 'unsettled') return { ...frame, state: 'opened', openedAt, decidedAt: null }
  return { ...frame, state: fails ? 'failed' : 'awarded', openedAt, decidedAt }
}

function decisionAt(calendar: WorkingDays, openedAt: number, businessDays: number, random: Random): number {
  if (businessDays === 0) return shortlyAfter(openedAt, random)
  return officeHours(calendar.later(dayOf(openedAt), businessDays), random)
}
