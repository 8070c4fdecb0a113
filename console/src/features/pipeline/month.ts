import { seoulDate } from '../../lib/date-range.ts'

const DAY = 86_400_000
const WEEK = 7 * DAY
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/
/** Reminders are sent up to two weeks before a deadline. */
const LONGEST_REMINDER_DAYS = 14

export interface MonthDay {
  /** `2026-11-22`. */
  date: string
  /** 0 = Sunday. */
  weekday: number
  /** Whether it belongs to the previous or next month. */
  isOther: boolean
}

export const isMonth = (given: string): boolean => MONTH.test(given)

/** The month in the address, otherwise the current one. */
export const monthOf = (given: string | undefined, now: number): string =>
  given !== undefined && isMonth(given) ? given : seoulDate(now).slice(0, 7)

const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const weekdayAt = (instant: number): number => new Date(instant).getUTCDay()
const dateAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

export function stepMonth(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/**
 * Whole weeks from Sunday. In the last week of a month, the following week is added, so that the next deadlines are
 * visible.
 */
export function daysOf(month: string, today: string): MonthDay[] {
  const [first, last] = [instantOf(`${month}-01`), instantOf(`${stepMonth(month, 1)}-01`) - DAY]
  const from = first - weekdayAt(first) * DAY
  const end = last + (6 - weekdayAt(last)) * DAY
  const isLastWeek = today.startsWith(month) && end - instantOf(today) < WEEK
  const to = isLastWeek ? end + WEEK : end
  return Array.from({ length: Math.round((to - from) / DAY) + 1 }, (_, index) => {
    const instant = from + index * DAY
    const date = dateAt(instant)
    return { date, weekday: weekdayAt(instant), isOther: !date.startsWith(month) }
  })
}

/** The range of deadlines whose day or reminders may be within these days. */
export function rangeOf(days: readonly MonthDay[]): { from: string; to: string } {
  const [from = '', to = ''] = [days[0]?.date, days.at(-1)?.date]
  return { from, to: dateAt(instantOf(to) + LONGEST_REMINDER_DAYS * DAY) }
}

/** The fields of a pursuit that the calendar uses. */
interface Scheduled {
  notice: { closeAt: string | null; openAt: string | null } | null
  state: string
  remindClosing: readonly number[]
  remindOpening: readonly number[]
}

export interface Entry<P extends Scheduled> {
  kind: 'close' | 'open' | 'remind'
  at: number
  pursuit: P
}

/** Dates of pursuits by day in Seoul, sorted. */
export function entriesOf<P extends Scheduled>(pursuits: readonly P[]): Map<string, Entry<P>[]> {
  const days = new Map<string, Entry<P>[]>()
  for (const pursuit of pursuits) {
    for (const entry of datesOf(pursuit)) {
      const date = seoulDate(entry.at)
      days.set(date, [...(days.get(date) ?? []), entry])
    }
  }
  for (const entries of days.values()) entries.sort((a, b) => a.at - b.at)
  return days
}

/** The service reminds of the closing before the bid, and of the opening after it. */
function datesOf<P extends Scheduled>(pursuit: P): Entry<P>[] {
  const { notice, state, remindClosing, remindOpening } = pursuit
  const [closeAt, openAt] = [notice?.closeAt ?? null, notice?.openAt ?? null].map((at) =>
    at === null ? null : Date.parse(at),
  )
  const isAhead = state === 'watching' || state === 'preparing'
  const remindersOf = (at: number | null | undefined, days: readonly number[], isWanted: boolean): Entry<P>[] =>
    typeof at === 'number' && isWanted ? days.map((day) => ({ kind: 'remind', at: at - day * DAY, pursuit })) : []
  return [
    ...(typeof closeAt === 'number' ? [{ kind: 'close' as const, at: closeAt, pursuit }] : []),
    ...(typeof openAt === 'number' ? [{ kind: 'open' as const, at: openAt, pursuit }] : []),
    ...remindersOf(closeAt, remindClosing, isAhead),
    ...remindersOf(openAt, remindOpening, state === 'bid'),
  ]
}
