import { DAY, dayOf, HOUR, parseTime, SECOND, SEOUL_OFFSET, seoulDay, startOfDay } from '../../lib/clock.ts'
import type { Period } from '../schema.ts'

export interface DaySpan {
  /** The first second. */
  from: number
  /** The last second. */
  to: number
}

/** The local hour at which scheduled reports are due, before work begins. */
const HOUR_OF_SCHEDULES = 7

const startOf = (day: string): number => parseTime(day, 'start') ?? Number.NaN

const mondayOf = (at: number): number => {
  const day = dayOf(at)
  // The first day of 1970 was a Thursday.
  return startOfDay(day - ((day + 3) % 7))
}

const firstOf = (year: number, month: number): number =>
  startOf(
    `${month === 13 ? year + 1 : month === 0 ? year - 1 : year}-${String(((month + 11) % 12) + 1).padStart(2, '0')}-01`,
  )

const yearAndMonth = (at: number): [number, number] => {
  const [year, month] = seoulDay(at).split('-').map(Number)
  return [year ?? 0, month ?? 0]
}

/** The week or month in Seoul that contains a moment. */
export function spanAround(period: Period, at: number): DaySpan {
  if (period === 'weekly') {
    const monday = mondayOf(at)
    return { from: monday, to: monday + 7 * DAY - SECOND }
  }
  const [year, month] = yearAndMonth(at)
  return { from: firstOf(year, month), to: firstOf(year, month + 1) - SECOND }
}

/** The last complete week or month at that moment. */
export const lastFullSpan = (period: Period, now: number): DaySpan =>
  spanAround(period, spanAround(period, now).from - SECOND)

/**
 * The period to compare with: the week or month before. An unfinished period is compared with the same part of the
 * previous one.
 */
export function spanBefore(period: Period, { from, to }: DaySpan, now: number): DaySpan {
  const before = spanAround(period, from - SECOND)
  return now >= to ? before : { from: before.from, to: Math.min(before.to, before.from + Math.max(0, now - from)) }
}

/** The twelve months that end with the day of a moment. */
export function yearUpTo(at: number): DaySpan {
  const [year = 0, month = 1, day = 1] = seoulDay(at).split('-').map(Number)
  const same = Date.UTC(year - 1, month - 1, day) - SEOUL_OFFSET
  return { from: same + DAY, to: at }
}

/** When the next report of a schedule is due: on the morning after a period, in the time zone of the recipient. */
export function nextRun(period: Period, now: number, zone: string): number {
  const day = localDay(now, zone)
  for (let ahead = 0; ahead <= 32; ahead++) {
    const at = new Date(Date.UTC(day.year, day.month - 1, day.day + ahead))
    const fits = period === 'weekly' ? at.getUTCDay() === 1 : at.getUTCDate() === 1
    if (!fits) continue
    const instant = instantAt(at, zone)
    // If the recipient's morning is before the end of the period in Seoul, the report is due at that end.
    const ended = Math.max(instant, spanAround(period, instant).from)
    if (ended > now) return ended
  }
  throw new Error('a week and a month begin within 32 days')
}

function partsOf(at: number, zone: string): Record<string, number> {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
}

function localDay(at: number, zone: string) {
  const { year = 0, month = 0, day = 0 } = partsOf(at, zone)
  return { year, month, day }
}

function instantAt(day: Date, zone: string): number {
  const wanted = day.getTime() + HOUR_OF_SCHEDULES * HOUR
  const shown = (instant: number) => {
    const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0 } = partsOf(instant, zone)
    return Date.UTC(year, month - 1, date, hour, minute)
  }
  // Computed twice, because the first guess may be on the other side of a clock change.
  const guess = wanted - (shown(wanted) - wanted)
  return guess - (shown(guess) - wanted)
}
