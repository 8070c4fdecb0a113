import { DAY, dayOf, SECOND, seoulDay, startOfDay } from '../../lib/clock.ts'

/** When a notice that was posted at these times, newest first, about once a year, is expected again. */
export interface Expectation {
  /** `2027-03`: a year after the newest one. */
  month: string
  /** The earliest and latest day of the past ones, in the expected year. */
  from: string
  to: string
  /** All of these days have passed. */
  overdue: boolean
}

export function expectedAfter(years: readonly number[], now: number): Expectation {
  const days = years.map((postedAt, ago) => monthsLater(dayOf(postedAt), (ago + 1) * 12)).toSorted((a, b) => a - b)
  const [from = 0, to = 0] = [days[0], days.at(-1)]
  const next = monthsLater(dayOf(years[0] ?? 0), 12)
  return { month: nameOf(next).slice(0, 7), from: nameOf(from), to: nameOf(to), overdue: to < dayOf(now) }
}

/** Notices posted until then are expected within so many months from now: the end of that day a year before. */
export const postedUntil = (now: number, months: number): number =>
  startOfDay(monthsLater(dayOf(now), months - 12) + 1) - SECOND

/** The same day of a later month, or its last day: most years have no 29 February. */
function monthsLater(day: number, months: number): number {
  const date = new Date(day * DAY)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Math.floor(Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / DAY)
}

const nameOf = (day: number): string => seoulDay(startOfDay(day))
