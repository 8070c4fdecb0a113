import { DAY, dayOf, HOUR, MINUTE, startOfDay } from '../src/lib/clock.ts'
import data from './data/holidays.json' with { type: 'json' }
import { firstAbove, type Random } from './random.ts'

/** Days are counted from 1970-01-01 in Seoul. */
export interface WorkingDays {
  isBusinessDay(day: number): boolean
  /** The day itself if offices are open, otherwise the next working day. */
  businessDayFrom(day: number): number
  /** The day after this number of business days. */
  later(day: number, businessDays: number): number
}

/** Returns instants in ascending order. */
export type Moments = () => number

export const instantAt = (day: number, hour: number, minute = 0): number =>
  startOfDay(day) + hour * HOUR + minute * MINUTE

export function dateOf(day: number): { year: number; month: number } {
  const date = new Date(day * DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

const numberOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY

/**
 * Offices are also closed on the days before and after the new year and harvest festivals. Buddha's birthday follows
 * the lunar calendar too.
 */
function holidays(): Set<number> {
  const closed = new Set(data.moon.map(numberOf))
  for (const feast of data.feasts.map(numberOf)) for (const day of [feast - 1, feast, feast + 1]) closed.add(day)
  for (let year = 2015; year <= 2040; year++) for (const date of data.fixed) closed.add(numberOf(`${year}-${date}`))
  return closed
}

export function createWorkingDays(): WorkingDays {
  const closed = holidays()
  const isBusinessDay = (day: number) => {
    const weekday = (((day + 4) % 7) + 7) % 7
    return weekday > 0 && weekday < 6 && !closed.has(day)
  }
  function businessDayFrom(day: number): number {
    let open = day
    while (!isBusinessDay(open)) open++
    return open
  }
  function later(day: number, businessDays: number): number {
    let reached = day
    for (let left = businessDays; left > 0; left--) reached = businessDayFrom(reached + 1)
    return reached
  }
  return { isBusinessDay, businessDayFrom, later }
}

const MONTH_WEIGHTS = [0.75, 0.95, 1.3, 1.2, 1.1, 1.1, 0.95, 0.9, 0.95, 1, 1.1, 0.85]
const CLOSED_DAY_WEIGHT = 0.015
/** The share of notices posted in each hour of a day. */
const HOUR_WEIGHTS = [0, 0, 0, 0, 0, 0, 0, 0, 0.3, 7, 14, 13, 5, 10, 14, 14, 13, 8, 1.2, 0.4, 0.2, 0.1, 0, 0]

/**
 * Posting times between two instants in ascending order, without a list of them: the distribution of the smallest of n
 * uniform numbers is known, and the rest are uniform above it. Weights of days and hours are applied to them.
 */
export function createMoments(random: Random, calendar: WorkingDays, count: number, from: number, to: number): Moments {
  const firstDay = dayOf(from)
  const dayCount = Math.max(dayOf(to - 1) - firstDay + 1, 1)
  const dayEnds = sums(dayCount, (index) => {
    const open = calendar.isBusinessDay(firstDay + index) ? 1 : CLOSED_DAY_WEIGHT
    return open * (MONTH_WEIGHTS[dateOf(firstDay + index).month - 1] as number)
  })
  const hourEnds = sums(24, (hour) => HOUR_WEIGHTS[hour] as number)
  let left = count
  let place = 0
  let day = 0

  /** The position of an instant in weighted time, 0 … 1. */
  const placeOf = (instant: number) => {
    const index = dayOf(instant) - firstDay
    const hours = (instant - instantAt(firstDay + index, 0)) / HOUR
    const start = end(dayEnds, index - 1)
    return start + (end(dayEnds, index) - start) * portion(hourEnds, hours)
  }
  const low = placeOf(from)
  const span = Math.max(placeOf(to - 1000) - low, 0)

  return () => {
    place += (1 - place) * -Math.expm1(Math.log(1 - random.next()) / Math.max(left, 1))
    left--
    const bent = low + span * place
    while (day < dayCount - 1 && end(dayEnds, day) <= bent) day++
    const start = end(dayEnds, day - 1)
    const hours = inverse(hourEnds, (bent - start) / (end(dayEnds, day) - start))
    const instant = instantAt(firstDay + day, 0) + Math.floor((hours * HOUR) / 1000) * 1000
    return Math.min(Math.max(instant, from), to - 1000)
  }
}

/** Running sums of weights, normalised to 1. */
function sums(count: number, weight: (index: number) => number): Float64Array {
  const ends = new Float64Array(count)
  let sum = 0
  for (let i = 0; i < count; i++) {
    sum += weight(i)
    ends[i] = sum
  }
  return ends.map((value) => value / sum)
}

const end = (ends: Float64Array, index: number): number =>
  index < 0 ? 0 : (ends[Math.min(index, ends.length - 1)] as number)

function portion(ends: Float64Array, position: number): number {
  const whole = Math.floor(position)
  return end(ends, whole - 1) + (end(ends, whole) - end(ends, whole - 1)) * (position - whole)
}

function inverse(ends: Float64Array, share: number): number {
  const index = firstAbove(ends, share)
  const start = end(ends, index - 1)
  const width = end(ends, index) - start
  return index + (width > 0 ? Math.min(Math.max((share - start) / width, 0), 1) : 0)
}
