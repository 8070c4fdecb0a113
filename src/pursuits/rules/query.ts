import { parseTime } from '../../lib/clock.ts'
import type { FieldError } from '../../lib/problems.ts'
import { type PriceFilter, readPrice } from '../../search/filter.ts'
import { createTerm, type Term } from '../../search/text.ts'
import { endsTooEarly, notATime, nothingToFind } from '../../vocabulary/sentences.ts'
import type { PursuitSort, PursuitState } from '../schema.ts'

/** Parameters after schema validation, before `readPursuitQuery` interprets them. */
export interface PursuitParameters {
  state?: PursuitState[]
  assignee?: string[]
  noticeNo?: string[]
  closeFrom?: string
  closeTo?: string
  openFrom?: string
  openTo?: string
  minAmt?: number
  maxAmt?: number
  currency?: string
  q?: string
  sort?: PursuitSort
}

export interface PursuitQuery {
  states: PursuitState[]
  /** Members; `none` = without an assignee. */
  assignees: string[]
  noticeNos: string[]
  closeFrom: number | null
  closeTo: number | null
  openFrom: number | null
  openTo: number | null
  /** A bound excludes notices without an estimated price in its currency. */
  price: PriceFilter
  /** Part of a title, matched like a search term. */
  title: Term | null
  sort: PursuitSort
}

export function readPursuitQuery(given: PursuitParameters): { query: PursuitQuery; errors: FieldError[] } {
  const errors: FieldError[] = []
  const wrong = (name: string, code: FieldError['code'], message: FieldError['message']) =>
    errors.push({ in: 'query', name, code, message })
  const time = (name: 'closeFrom' | 'closeTo' | 'openFrom' | 'openTo', edge: 'start' | 'end'): number | null => {
    const text = given[name]
    const instant = text === undefined ? null : parseTime(text, edge)
    if (text !== undefined && instant === null) wrong(name, 'invalid_parameter', notATime(name))
    return instant
  }
  const range = (of: 'close' | 'open'): [number | null, number | null] => {
    const [from, to] = [time(`${of}From`, 'start'), time(`${of}To`, 'end')]
    if (from !== null && to !== null && from > to) {
      wrong(`${of}To`, 'reversed_range', endsTooEarly(`${of}From`, `${of}To`))
    }
    return [from, to]
  }
  const [closeFrom, closeTo] = range('close')
  const [openFrom, openTo] = range('open')
  const { price, faults } = readPrice({ minAmt: given.minAmt, maxAmt: given.maxAmt, currency: given.currency })
  for (const { field, message } of faults) wrong(field, 'reversed_range', message)
  const title = given.q === undefined ? null : createTerm('plain', given.q)
  if (given.q !== undefined && title === null) wrong('q', 'invalid_parameter', nothingToFind('q'))
  const { state: states = [], assignee: assignees = [], noticeNo: noticeNos = [], sort = '-updatedAt' } = given
  return { query: { states, assignees, noticeNos, closeFrom, closeTo, openFrom, openTo, price, title, sort }, errors }
}
