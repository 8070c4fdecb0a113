import { DAY, dayOf, parseTime, SECOND, seoulTime, startOfDay } from '../../lib/clock.ts'
import type { FieldError } from '../../lib/problems.ts'
import { type Filter, type NameFilter, readFilter } from '../../search/filter.ts'
import { createFirmFilter } from '../../search/firms.ts'
import type { AgencyRole } from '../../vocabulary/filters.ts'
import { endsTooEarly, notATime, nothingToFind } from '../../vocabulary/sentences.ts'
import type { StatisticsFilter } from '../schema/statistics.ts'

/** The parsed filters. */
export interface QuestionScope {
  filter: Filter
  /** Which agency of an opening the filter compares. */
  agencyRole: AgencyRole
  winners: NameFilter[]
  /** Days in Seoul since 1970, both inclusive. */
  fromDay: number
  toDay: number
}

/** Reports all errors together; the default period is the last twelve months. */
export function readScope(given: StatisticsFilter, now: number): { scope: QuestionScope; errors: FieldError[] } {
  const errors: FieldError[] = []
  const { filter, faults } = readFilter(given)
  for (const { field, code, message } of faults) {
    errors.push({ in: 'query', name: field, code: code === 'nothing_to_find' ? 'invalid_parameter' : code, message })
  }
  const to = readTime(given.to, 'to', errors)
  const from = readTime(given.from, 'from', errors)
  const toDay = dayOf(to ?? Math.max(now, from ?? now))
  const fromDay = from === null ? yearsBefore(toDay, 1) : dayOf(from)
  if (fromDay > toDay) {
    errors.push({ in: 'query', name: 'to', code: 'reversed_range', message: endsTooEarly('from', 'to') })
  }
  const winners = (given.winner ?? []).map(createFirmFilter)
  if (winners.some(({ term }) => term === null)) {
    errors.push({ in: 'query', name: 'winner', code: 'invalid_parameter', message: nothingToFind('winner') })
  }
  return { scope: { filter, agencyRole: given.agencyRole ?? 'any', winners, fromDay, toDay }, errors }
}

function readTime(text: string | undefined, name: 'from' | 'to', errors: FieldError[]): number | null {
  if (text === undefined) return null
  const instant = parseTime(text, name === 'from' ? 'start' : 'end')
  if (instant === null) {
    errors.push({ in: 'query', name, code: 'invalid_parameter', message: notATime(name) })
  }
  return instant
}

/** The first day of this many years ending with this day. */
function yearsBefore(day: number, years: number): number {
  const date = new Date(day * DAY)
  const same = Date.UTC(date.getUTCFullYear() - years, date.getUTCMonth(), date.getUTCDate())
  return Math.floor(same / DAY) + 1
}

export function lastYears(now: number, years: number): Pick<QuestionScope, 'fromDay' | 'toDay'> {
  const toDay = dayOf(now)
  return { fromDay: yearsBefore(toDay, years), toDay }
}

export const periodOf = ({
  fromDay,
  toDay,
}: Pick<QuestionScope, 'fromDay' | 'toDay'>): { from: string; to: string } => ({
  from: seoulTime(startOfDay(fromDay)),
  to: seoulTime(startOfDay(toDay + 1) - SECOND),
})
