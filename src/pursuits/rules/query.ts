import { parseTime } from '../../lib/clock.ts'
import type { FieldError } from '../../lib/problems.ts'
import { createTerm, type Term } from '../../search/text.ts'
import { endsTooEarly, notATime, nothingToFind } from '../../vocabulary/sentences.ts'
import type { PursuitSort, PursuitState } from '../schema.ts'

/** A question as it came: names known, types right, the rest not yet looked at. */
export interface PursuitParameters {
  state?: PursuitState[]
  assignee?: string[]
  closeFrom?: string
  closeTo?: string
  q?: string
  sort?: PursuitSort
}

export interface PursuitQuery {
  states: PursuitState[]
  /** Members; `none` = nobody. */
  assignees: string[]
  closeFrom: number | null
  closeTo: number | null
  /** Part of a title, found as searches find it. */
  title: Term | null
  sort: PursuitSort
}

export function readPursuitQuery(given: PursuitParameters): { query: PursuitQuery; errors: FieldError[] } {
  const errors: FieldError[] = []
  const wrong = (name: string, code: FieldError['code'], message: FieldError['message']) =>
    errors.push({ in: 'query', name, code, message })
  const time = (name: 'closeFrom' | 'closeTo', edge: 'start' | 'end'): number | null => {
    const text = given[name]
    const instant = text === undefined ? null : parseTime(text, edge)
    if (text !== undefined && instant === null) wrong(name, 'invalid_parameter', notATime(name))
    return instant
  }
  const [closeFrom, closeTo] = [time('closeFrom', 'start'), time('closeTo', 'end')]
  if (closeFrom !== null && closeTo !== null && closeFrom > closeTo) {
    wrong('closeTo', 'reversed_range', endsTooEarly('closeFrom', 'closeTo'))
  }
  const title = given.q === undefined ? null : createTerm('plain', given.q)
  if (given.q !== undefined && title === null) wrong('q', 'invalid_parameter', nothingToFind('q'))
  const { state = [], assignee = [], sort = '-updatedAt' } = given
  return { query: { states: state, assignees: assignee, closeFrom, closeTo, title, sort }, errors }
}
