import type { Steps } from '../../search/catalog/index.ts'
import type { Basis, Excluded, Figures, Group, GroupBy, WinnerSort } from '../schema.ts'
import { LEAST_SHOWN } from './award.ts'
import type { AwardArrays } from './columns.ts'
import { type Dimension, dimensionOf } from './dimensions.ts'
import { basisSteps, createTally, figureSteps } from './figures.ts'
import { amountsOfSteps, type Groups, groupSteps, rowsOfSteps } from './group.ts'
import { percentileSteps } from './order.ts'
import type { QuestionScope } from './question.ts'
import { selectSteps } from './select.ts'
import { createTopList } from './top.ts'
import { sliceSteps } from './top-groups.ts'

/** So many amounts are divided for their medians in less than a millisecond. */
const ENOUGH = 1 << 14

export interface WinnersAsked {
  scope: QuestionScope
  groupBy: GroupBy[]
  sort: WinnerSort
  offset: number
  /** How many groups are shown at most. */
  limit: number
}

export interface WinnersFound {
  total: number
  items: (Figures & { group: Group })[]
  totals: Figures
  basis: Basis
  excluded: Excluded
}

/** The whole answer, from one look at all awards. */
export function* winnersSteps(columns: AwardArrays, asked: WinnersAsked): Steps<WinnersFound> {
  const { scope, groupBy } = asked
  const text = scope.filter.price.currency
  const currency = columns.currencies.indexOf(text)
  const rows = yield* selectSteps(columns, scope)
  const basis = yield* basisSteps(columns, rows, currency)
  const top = createTopList(columns, currency)
  const telling = { currency, basis, top, tally: createTally(rows.length) }
  const totals = yield* figureSteps(columns, rows, telling)
  const dimensions = groupBy.map((name) => dimensionOf(columns, name, rows, text))
  const groups = yield* groupSteps(columns, rows, dimensions, currency)
  const { total, shown } = yield* pageSteps(columns, groups, dimensions, asked, currency)
  const lists = yield* rowsOfSteps(groups, shown)
  const items: WinnersFound['items'] = []
  for (const [index, group] of shown.entries()) {
    const own = lists[index] as Int32Array
    const figures = yield* figureSteps(columns, own, telling)
    items.push({ group: groupOf(dimensions, groups, group, own), ...figures })
    yield
  }
  return { total, items, totals, basis, excluded: totals.excluded }
}

const groupOf = (dimensions: readonly Dimension[], { keys }: Groups, group: number, rows: Int32Array): Group =>
  Object.fromEntries(dimensions.map(({ name, part }, index) => [name, part(keys[index]?.[group] ?? -1, rows)]))

/** The page of the groups that have an award; unknown values come last, ties by the keys. */
function* pageSteps(
  columns: AwardArrays,
  groups: Groups,
  dimensions: readonly Dimension[],
  { sort, offset, limit }: WinnersAsked,
  currency: number,
): Steps<{ total: number; shown: Int32Array }> {
  const list = withAwards(groups)
  const values = yield* valueSteps(columns, groups, sort, currency)
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

function withAwards({ count, awards }: Groups): Int32Array {
  const list = new Int32Array(count)
  let size = 0
  for (let group = 0; group < count; group++) if ((awards[group] ?? 0) > 0) list[size++] = group
  return list.subarray(0, size)
}

function byKeys(dimensions: readonly Dimension[], { keys }: Groups, one: number, other: number): number {
  for (let i = 0; i < dimensions.length; i++) {
    const [ranks, of] = [dimensions[i]?.ranks as Int32Array, keys[i] as Int32Array]
    const apart = (ranks[of[one] ?? 0] ?? 0) - (ranks[of[other] ?? 0] ?? 0)
    if (apart !== 0) return apart
  }
  return 0
}

function* valueSteps(
  columns: AwardArrays,
  groups: Groups,
  sort: WinnerSort,
  currency: number,
): Steps<ArrayLike<number>> {
  if (sort.endsWith('awards')) return groups.awards
  if (sort.endsWith('totalAmount')) return groups.sums
  const medians = new Float64Array(groups.count).fill(Number.NaN)
  const { amounts, starts } = yield* amountsOfSteps(columns, groups, currency)
  for (let group = 0, split = 0; group < groups.count; group++) {
    const many = groups.summed[group] ?? 0
    // A median that is withheld sorts like an unknown one.
    if (many < LEAST_SHOWN) continue
    const own = amounts.subarray(starts[group], starts[group + 1])
    const [median = Number.NaN] = yield* percentileSteps(own, [0.5])
    medians[group] = Math.floor(median + 0.5)
    split += many
    if (split < ENOUGH) continue
    split = 0
    yield
  }
  return medians
}
