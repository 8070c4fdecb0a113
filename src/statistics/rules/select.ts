import type { Steps } from '../../search/catalog.ts'
import { type NameFilter, regionFits } from '../../search/filter.ts'
import type { Columns } from './columns.ts'
import type { Keyed } from './names.ts'
import type { Scope } from './question.ts'

const STEP = 1 << 14

/** One mark for each that may pass; `null` where all may. */
type Marks = Uint8Array | null

/** The rounds that fit all filters, whatever came of them, in no order. */
export function* selectSteps(columns: Columns, scope: Scope): Steps<Int32Array> {
  const { size, notice, day, category, agency, demand, industries, regions, winners, band, estimate } = columns
  const { fromDay, toDay } = scope
  const { minAmt, maxAmt } = scope.filter
  const marks = marksOf(columns, scope)
  const currency = columns.currencies.indexOf(scope.filter.currency)
  const bounded = minAmt !== null || maxAmt !== null
  const least = minAmt ?? Number.NEGATIVE_INFINITY
  const most = maxAmt ?? Number.POSITIVE_INFINITY
  const passes = (at: number): boolean => {
    if (marks.categories !== null && marks.categories[category[at] as number] === 0) return false
    if (marks.agencies !== null) {
      const other = demand[at] as number
      const fits = marks.agencies[agency[at] as number] === 1 || (other >= 0 && marks.agencies[other] === 1)
      if (!fits) return false
    }
    if (marks.industries !== null && marks.industries[industries[at] as number] === 0) return false
    if (marks.regions !== null && marks.regions[regions[at] as number] === 0) return false
    if (marks.winners !== null && marks.winners[winners[at] as number] === 0) return false
    if (!bounded) return true
    const price = estimate[at] as number
    return (band[at] as number) >> 3 === currency && price >= least && price <= most
  }
  let found = new Int32Array(1 << 12)
  let count = 0
  for (let begin = 0; begin < size; begin += STEP) {
    const end = Math.min(size, begin + STEP)
    if (found.length < count + STEP) found = enlarged(found, Math.max(count + STEP, found.length * 2))
    for (let at = begin; at < end; at++) {
      const on = day[at] as number
      if (on < fromDay || on > toDay || (notice[at] as number) < 0 || !passes(at)) continue
      found[count++] = at
    }
    yield
  }
  return found.subarray(0, count)
}

export function enlarged(list: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length)
  larger.set(list)
  return larger
}

function marksOf(columns: Columns, { filter, winners }: Scope) {
  const { agencies, industries, regions, bsnsDivs } = filter
  const { categories, regionSets, industrySets, winnerSets } = columns
  const byRegion = regionSets.map((set) => regionFits(set, regions))
  return {
    agencies: agencies.length === 0 ? null : marksOfNames(columns.agencies, agencies),
    industries: industries.length === 0 ? null : industryMarks(columns, industries, industrySets.items),
    regions: regions.length === 0 ? null : Uint8Array.from(byRegion, Number),
    categories: bsnsDivs.length === 0 ? null : Uint8Array.from(categories, (name) => Number(bsnsDivs.includes(name))),
    winners: winners.length === 0 ? null : marksOfSets(winnerSets.items, marksOfNames(columns.firms, winners)),
  } satisfies Record<string, Marks>
}

function marksOfNames({ list, search }: Keyed, filters: readonly NameFilter[]): Uint8Array {
  const marks = new Uint8Array(list.length)
  for (const id of search.fitting(filters)) marks[id] = 1
  return marks
}

const marksOfSets = (sets: readonly (readonly number[])[], marks: Uint8Array): Uint8Array =>
  Uint8Array.from(sets, (ids) => Number(ids.some((id) => marks[id] === 1)))

function industryMarks(
  columns: Columns,
  industries: Scope['filter']['industries'],
  sets: readonly (readonly number[])[],
): Uint8Array {
  const named = industries.filter((one) => one !== 'none')
  const marks = marksOfSets(sets, marksOfNames(columns.industryNames, named))
  if (industries.includes('none')) for (const [id, ids] of sets.entries()) if (ids.length === 0) marks[id] = 1
  return marks
}
