import type { Steps } from '../../search/catalog/index.ts'
import { type NameFilter, regionFits } from '../../search/filter.ts'
import { inChunks } from './chunks.ts'
import type { AwardArrays } from './columns.ts'
import type { Keyed } from './names.ts'
import type { QuestionScope } from './question.ts'

/** One mark for each that may pass; `null` where all may. */
type Marks = Uint8Array | null

/** The rounds that fit all filters, awarded or not, in no order. */
export function* selectSteps(columns: AwardArrays, scope: QuestionScope): Steps<Int32Array> {
  const { size, day, category, agency, demand, industries, regions, winners, band, estimate } = columns
  const { price: wanted } = scope.filter
  const marks = marksOf(columns, scope)
  const currency = columns.currencies.indexOf(wanted.currency)
  const bounded = wanted.from !== null || wanted.to !== null
  const least = wanted.from ?? Number.NEGATIVE_INFINITY
  const most = wanted.to ?? Number.POSITIVE_INFINITY
  const isOfAgencies = (agencies: Uint8Array, at: number): boolean => {
    const other = demand[at] ?? -1
    return agencies[agency[at] ?? 0] === 1 || (other >= 0 && agencies[other] === 1)
  }
  const passes = (at: number): boolean => {
    if (marks.categories !== null && marks.categories[category[at] ?? 0] === 0) return false
    if (marks.agencies !== null && !isOfAgencies(marks.agencies, at)) return false
    if (marks.industries !== null && marks.industries[industries[at] ?? 0] === 0) return false
    if (marks.regions !== null && marks.regions[regions[at] ?? 0] === 0) return false
    if (marks.winners !== null && marks.winners[winners[at] ?? 0] === 0) return false
    if (!bounded) return true
    const price = estimate[at] ?? Number.NaN
    return (band[at] ?? 0) >> 3 === currency && price >= least && price <= most
  }
  const free = !bounded && Object.values(marks).every((one) => one === null)
  // One place more: each row is put down before it is known to stay.
  const rows = new Int32Array(countInPeriod(day, size, scope) + 1)
  let count = 0
  yield* inChunks(size, (begin, end) => {
    const from = count
    const to = placeInPeriod(day, begin, end, scope, rows, from)
    if (free) count = to
    else for (let i = from; i < to; i++) if (passes(rows[i] ?? 0)) rows[count++] = rows[i] ?? 0
  })
  return rows.subarray(0, count)
}

function countInPeriod(day: Int32Array, size: number, { fromDay, toDay }: QuestionScope): number {
  let count = 0
  for (let at = 0; at < size; at++) {
    const on = day[at] ?? 0
    count += (((on - fromDay) | (toDay - on)) >>> 31) ^ 1
  }
  return count
}

/**
 * Puts rows of the period into the list from a place on; the place after them. Days lie in no order, so a condition
 * would be predicted wrong half of the time: the sign of two differences takes its place.
 */
function placeInPeriod(
  day: Int32Array,
  begin: number,
  end: number,
  period: QuestionScope,
  list: Int32Array,
  from: number,
) {
  const { fromDay, toDay } = period
  let to = from
  for (let at = begin; at < end; at++) {
    const on = day[at] ?? 0
    list[to] = at
    to += (((on - fromDay) | (toDay - on)) >>> 31) ^ 1
  }
  return to
}

export function enlarged(list: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length)
  larger.set(list)
  return larger
}

function marksOf(columns: AwardArrays, { filter, winners }: QuestionScope) {
  const { agency, industry, region, bsnsDiv } = filter
  const { categories, regionSets, industrySets, winnerSets } = columns
  const byRegion = regionSets.map((set) => regionFits(set, region))
  return {
    agencies: agency.length === 0 ? null : marksOfNames(columns.agencies, agency),
    industries: industry.length === 0 ? null : industryMarks(columns, industry, industrySets.items),
    regions: region.length === 0 ? null : Uint8Array.from(byRegion, Number),
    categories:
      bsnsDiv.length === 0 ? null : Uint8Array.from(categories, (name) => Number(bsnsDiv.some((one) => one === name))),
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
  columns: AwardArrays,
  industries: QuestionScope['filter']['industry'],
  sets: readonly (readonly number[])[],
): Uint8Array {
  const named = industries.filter((one) => one !== 'none')
  const marks = marksOfSets(sets, marksOfNames(columns.industryNames, named))
  if (industries.includes('none')) for (const [id, ids] of sets.entries()) if (ids.length === 0) marks[id] = 1
  return marks
}
