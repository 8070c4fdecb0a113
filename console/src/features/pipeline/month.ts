import { seoulDate } from '../../lib/date-range.ts'

const DAY = 86_400_000
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/
/** Reminders come up to two weeks before what they remind of. */
const LONGEST_REMINDER_DAYS = 14

export interface MonthDay {
  /** `2026-11-22`. */
  date: string
  /** 0 = Sunday. */
  weekday: number
}

export const isMonth = (given: string): boolean => MONTH.test(given)

/** That of the address, or else the month in which somebody looks. */
export const monthOf = (given: string | undefined, now: number): string =>
  given !== undefined && isMonth(given) ? given : seoulDate(now).slice(0, 7)

const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

export function stepMonth(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

export function daysOf(month: string): MonthDay[] {
  const first = instantOf(`${month}-01`)
  const end = instantOf(`${stepMonth(month, 1)}-01`)
  return Array.from({ length: Math.round((end - first) / DAY) }, (_, index) => {
    const instant = first + index * DAY
    return { date: dateAt(instant), weekday: new Date(instant).getUTCDay() }
  })
}

/** Deadlines whose day or reminders may fall into the month. */
export function rangeOf(month: string): { from: string; to: string } {
  const last = instantOf(`${stepMonth(month, 1)}-01`) - DAY
  return { from: `${month}-01`, to: dateAt(last + LONGEST_REMINDER_DAYS * DAY) }
}

/** What the calendar takes of a pursuit. */
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

/** What happens to pursuits, by day in Seoul, each day in its order. */
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

/** The service reminds of closing until the bid is in, and then of the opening. */
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
