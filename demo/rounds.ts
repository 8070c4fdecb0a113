import type { RoundRecord } from '../src/bids/index.ts'
import { dayOf } from '../src/lib/clock.ts'
import type { WorkingDays } from './calendar.ts'
import type { Opener, RoundFrame, Tender } from './openings.ts'
import type { Random } from './random.ts'
import { type DemoSchedule, datesOn, officeHours, shortlyAfter } from './schedule.ts'

/** How a notice ends: parallel lots, or one lot that is bid for again until there is a winner or it is abandoned. */
export interface RoundEnding {
  shape: 'lots' | 'rebids'
  /** The number of decided rounds. */
  rounds: number
  /** Whether the last round, or some lot, finds no winner. */
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

/** The maximum number of rounds of a notice: three lots, or a first round and two more. */
export const MOST_ROUNDS = 3

/** A random number of rounds with realistic frequency. */
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
 * `natural`: as far as the calendar allows. `certain`: everything has happened by now, and later dates are moved to
 * this moment. `hurried`: the same, decided as soon as possible. `unsettled`: bids are opened, the result is unknown.
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

/** `null` if nothing is known about the round yet; a re-bid is announced before it is opened. */
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
