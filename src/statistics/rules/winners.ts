import type { Steps } from '../../lib/turns.ts'
import type { Basis, Excluded, GroupBy } from '../schema/statistics.ts'
import type { Figures, Group, WinnerSort } from '../schema/winners.ts'
import { LEAST_SHOWN } from './award.ts'
import type { AwardArrays } from './columns.ts'
import { type Dimension, dimensionOf } from './dimensions.ts'
import { figureSteps, tellingSteps } from './figures.ts'
import { gatherSteps } from './gather.ts'
import { amountsOfSteps, type Groups, groupSteps, sumSteps } from './group.ts'
import { percentileSteps } from './order.ts'
import type { QuestionScope } from './question.ts'
import { selectSteps } from './select.ts'
import { sliceSteps } from './top-groups.ts'

/** Finding the medians of this many amounts takes less than a millisecond. */
const ENOUGH = 1 << 14

export interface WinnersRequest {
  scope: QuestionScope
  groupBy: GroupBy[]
  sort: WinnerSort
  offset: number
  /** The maximum number of groups in a page. */
  limit: number
}

export interface WinnersFound {
  total: number
  items: (Figures & { group: Group })[]
  totals: Figures
  basis: Basis
  excluded: Excluded
}

/** The whole answer, from one pass over all awards. */
export function* winnersSteps(columns: AwardArrays, request: WinnersRequest): Steps<WinnersFound> {
  const { scope, groupBy } = request
  const text = scope.filter.price.currency
  const currency = columns.currencies.indexOf(text)
  const selected = yield* selectSteps(columns, scope)
  const { rows } = selected
  const { question, rounds } = yield* tellingSteps(columns, selected, currency)
  const { basis, roles } = question
  const totals = yield* figureSteps({ rounds, places: rows, rows }, question)
  const dimensions = groupBy.map((name) => dimensionOf(columns, name, rows, text))
  const groups = yield* groupSteps(columns, rows, dimensions, roles)
  const { total, shown } = yield* pageSteps(columns, groups, dimensions, request, roles)
  const items: WinnersFound['items'] = []
  yield* gatherSteps(rounds, groups, shown, function* (group, part) {
    const figures = yield* figureSteps(part, question)
    items.push({ group: groupOf(dimensions, groups, group, part.rows), ...figures })
    yield
  })
  return { total, items, totals, basis, excluded: totals.excluded }
}

const groupOf = (dimensions: readonly Dimension[], { keyOf }: Groups, group: number, rows: Int32Array): Group =>
  Object.fromEntries(dimensions.map(({ name, part }, index) => [name, part(keyOf(group, index), rows)]))

/** The page of groups with an award; unknown values come last, ties are sorted by key. */
function* pageSteps(
  columns: AwardArrays,
  groups: Groups,
  dimensions: readonly Dimension[],
  { sort, offset, limit }: WinnersRequest,
  roles: Uint8Array,
): Steps<{ total: number; shown: Int32Array }> {
  const list = withAwards(groups)
  const values = yield* valueSteps(columns, groups, sort, roles)
  yield
  const sign = sort.startsWith('-') ? -1 : 1
  const compare = (one: number, other: number): number => {
    const [a, b] = [values[one] ?? Number.NaN, values[other] ?? Number.NaN]
    if (a < b || a > b) return a < b ? -sign : sign
    const unknown = Number(Number.isNaN(a)) - Number(Number.isNaN(b))
    return unknown !== 0 ? unknown : byKeys(dimensions, groups, one, other)
  }
  return { total: list.length, shown: yield* sliceSteps(list, offset, offset + limit, compare) }
}

function withAwards({ last, awards }: Groups): Int32Array {
  const list = new Int32Array(last)
  let size = 0
  for (let group = 1; group <= last; group++) if ((awards[group] ?? 0) > 0) list[size++] = group
  return list.subarray(0, size)
}

function byKeys(dimensions: readonly Dimension[], { keyOf }: Groups, one: number, other: number): number {
  for (let index = 0; index < dimensions.length; index++) {
    const { ranks } = dimensions[index] as Dimension
    const apart = (ranks[keyOf(one, index)] ?? 0) - (ranks[keyOf(other, index)] ?? 0)
    if (apart !== 0) return apart
  }
  return 0
}

function* valueSteps(
  columns: AwardArrays,
  groups: Groups,
  sort: WinnerSort,
  roles: Uint8Array,
): Steps<ArrayLike<number>> {
  if (sort.endsWith('awards')) return groups.awards
  if (sort.endsWith('totalAmount')) return yield* sumSteps(columns, groups, roles)
  const medians = new Float64Array(groups.last + 1).fill(Number.NaN)
  const { amounts, starts } = yield* amountsOfSteps(columns, groups, roles)
  for (let group = 1, split = 0; group <= groups.last; group++) {
    const own = amounts.subarray(starts[group], starts[group + 1])
    // A suppressed median sorts like an unknown one.
    if (own.length < LEAST_SHOWN) continue
    const [median = Number.NaN] = yield* percentileSteps(own, [0.5])
    medians[group] = Math.floor(median + 0.5)
    split += own.length
    if (split < ENOUGH) continue
    split = 0
    yield
  }
  return medians
}
