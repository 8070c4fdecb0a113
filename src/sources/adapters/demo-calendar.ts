import { DAY, HOUR, MINUTE } from '../../lib/clock.ts'
import type { Random } from './demo-random.ts'

/** Days are counted from 1970-01-01 in Seoul. */
export interface Calendar {
  isBusinessDay(day: number): boolean
  /** The day itself if offices are open, else the next one that is. */
  businessDayFrom(day: number): number
  /** So many business days later. */
  later(day: number, businessDays: number): number
}

/** Gives instants one after the other, in rising order. */
export type Moments = () => number

const SEOUL_OFFSET = 9 * HOUR

export const dayOf = (instant: number): number => Math.floor((instant + SEOUL_OFFSET) / DAY)
export const instantAt = (day: number, hour: number, minute = 0): number =>
  day * DAY - SEOUL_OFFSET + hour * HOUR + minute * MINUTE

export function dateOf(day: number): { year: number; month: number } {
  const date = new Date(day * DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

const FIXED_HOLIDAYS = ['01-01', '03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25']
/** New year, harvest feast and Buddha's birthday follow the moon; feasts close offices the day before and after too. */
const FEASTS = `2020-01-25 2020-10-01 2021-02-12 2021-09-21 2022-02-01 2022-09-10 2023-01-22 2023-09-29 2024-02-10
  2024-09-17 2025-01-29 2025-10-06 2026-02-17 2026-09-25 2027-02-07 2027-09-15 2028-01-27 2028-10-03 2029-02-13
  2029-09-22 2030-02-03 2030-09-12`
const MOON_HOLIDAYS = `2020-04-30 2021-05-19 2022-05-08 2023-05-27 2024-05-15 2025-05-05 2026-05-24 2027-05-13
  2028-05-02 2029-05-20 2030-05-09`

const days = (text: string) => text.split(/\s+/).map((date) => Date.parse(`${date}T00:00:00Z`) / DAY)

function holidays(): Set<number> {
  const closed = new Set(days(MOON_HOLIDAYS))
  for (const feast of days(FEASTS)) for (const day of [feast - 1, feast, feast + 1]) closed.add(day)
  for (let year = 2015; year <= 2040; year++) {
    for (const date of FIXED_HOLIDAYS) closed.add(Date.parse(`${year}-${date}T00:00:00Z`) / DAY)
  }
  return closed
}

export function createCalendar(): Calendar {
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
/** How much is posted in each hour of a day. */
const HOUR_WEIGHTS = [0, 0, 0, 0, 0, 0, 0, 0, 0.3, 7, 14, 13, 5, 10, 14, 14, 13, 8, 1.2, 0.4, 0.2, 0.1, 0, 0]

/**
 * So many posting times between two instants, in rising order and without a list of them: the smallest of n numbers
 * drawn evenly is known in distribution, and the rest lie evenly above it. Weights of days and hours bend them.
 */
export function createMoments(random: Random, calendar: Calendar, count: number, from: number, to: number): Moments {
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

  /** Where in the bent time an instant lies, 0 … 1. */
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

/** Running sums of weights, the last one being 1. */
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
  let index = 0
  while (index < ends.length - 1 && end(ends, index) <= share) index++
  const start = end(ends, index - 1)
  const width = end(ends, index) - start
  return index + (width > 0 ? Math.min(Math.max((share - start) / width, 0), 1) : 0)
}
