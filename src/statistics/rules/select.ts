import type { Steps } from '../../lib/turns.ts'
import { type NameFilter, regionFits } from '../../search/filter.ts'
import type { AgencyRole } from '../../vocabulary/filters.ts'
import { inChunks } from './chunks.ts'
import type { AwardArrays } from './columns.ts'
import { runEnd } from './kinds.ts'
import type { Keyed } from './names.ts'
import type { QuestionScope } from './question.ts'

/** The rounds that fit all filters, awarded or not, in any order, and their number by kind. */
export interface Selected {
  rows: Int32Array
  kinds: Int32Array
}

/** Keeps the rows of a list, from an index on, that pass; returns the new end. */
type Sieve = (rows: Int32Array, from: number, to: number) => number

export function* selectSteps(columns: AwardArrays, scope: QuestionScope): Steps<Selected> {
  const { size, day } = columns
  const sieves = sievesOf(columns, scope)
  const kinds = new Int32Array(columns.kinds.list.length)
  // One extra entry: each row is written before it is checked.
  const rows = new Int32Array(size + 1)
  let count = 0
  yield* inChunks(size, (begin, end) => {
    let to = placeInPeriod(day, begin, end, scope, rows, count)
    for (const sift of sieves) to = sift(rows, count, to)
    countKinds(columns, rows, count, to, kinds)
    count = to
  })
  return { rows: rows.subarray(0, count), kinds }
}

/** Adds the number of these rows by kind. */
export function countKinds(columns: AwardArrays, rows: Int32Array, from: number, to: number, counts: Int32Array): void {
  for (let begin = from, end = from; begin < to; begin = end) {
    end = runEnd(columns, rows, begin, to)
    const kind = columns.kind[rows[begin] ?? 0] ?? 0
    counts[kind] = (counts[kind] ?? 0) + end - begin
  }
}

/**
 * Appends rows of the period to the list from an index on; returns the new end. Days are unordered, so a branch would
 * be mispredicted half of the time; the sign of two differences is used instead.
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

/** One test for each given filter; each keeps part of the rows that the previous ones left. */
function sievesOf(columns: AwardArrays, { filter, agencyRole, winners }: QuestionScope): Sieve[] {
  const { agency, industry, region, bsnsDiv, price } = filter
  const { categories, regionSets, industrySets } = columns
  const sieves: Sieve[] = []
  const add = (codes: Codes, marks: Uint8Array) => sieves.push((...part) => siftMarked(codes, marks, ...part))
  if (agency.length > 0) {
    const marks = marksOfNames(columns.agencies, agency)
    sieves.push((...part) => siftAgencies(columns, agencyRole, marks, ...part))
  }
  if (bsnsDiv.length > 0)
    add(
      columns.category,
      Uint8Array.from(categories, (name) => Number(bsnsDiv.some((wanted) => wanted === name))),
    )
  if (price.from !== null || price.to !== null) sieves.push((...part) => siftPrices(columns, price, ...part))
  if (industry.length > 0) add(columns.industries, industryMarks(columns, industry, industrySets.items))
  if (region.length > 0)
    add(
      columns.regions,
      Uint8Array.from(regionSets, (set) => Number(regionFits(set, region))),
    )
  if (winners.length > 0) add(columns.winners, winnerMarks(columns, winners))
  return sieves
}

type Codes = Int32Array | Uint8Array

function siftMarked(codes: Codes, marks: Uint8Array, rows: Int32Array, from: number, to: number): number {
  let end = from
  for (let i = from; i < to; i++) {
    const at = rows[i] ?? 0
    rows[end] = at
    end += marks[codes[at] ?? 0] ?? 0
  }
  return end
}

/** Compares the issuing or the demanding agency; a notice without a demanding agency is demanded by its issuer. */
function siftAgencies(
  columns: AwardArrays,
  role: AgencyRole,
  marks: Uint8Array,
  rows: Int32Array,
  from: number,
  to: number,
): number {
  const { agency, demand } = columns
  const [ofIssuing, ofDemand] = [Number(role !== 'demand'), Number(role !== 'issuing')]
  let end = from
  for (let i = from; i < to; i++) {
    const at = rows[i] ?? 0
    const issuing = agency[at] ?? 0
    const inNeed = demand[at] ?? -1
    rows[end] = at
    end += ((marks[issuing] ?? 0) & ofIssuing) | ((marks[inNeed < 0 ? issuing : inNeed] ?? 0) & ofDemand)
  }
  return end
}

function siftPrices(
  columns: AwardArrays,
  price: QuestionScope['filter']['price'],
  rows: Int32Array,
  from: number,
  to: number,
): number {
  const { band, estimate } = columns
  const currency = columns.currencies.indexOf(price.currency)
  const least = price.from ?? Number.NEGATIVE_INFINITY
  const most = price.to ?? Number.POSITIVE_INFINITY
  let end = from
  for (let i = from; i < to; i++) {
    const at = rows[i] ?? 0
    const value = estimate[at] ?? Number.NaN
    rows[end] = at
    end += Number(value >= least) & Number(value <= most) & Number((band[at] ?? 0) >> 3 === currency)
  }
  return end
}

export function enlarged(list: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length)
  larger.set(list)
  return larger
}

function marksOfNames({ list, search }: Keyed, filters: readonly NameFilter[]): Uint8Array {
  const marks = new Uint8Array(list.length)
  for (const id of search.fitting(filters)) marks[id] = 1
  return marks
}

const marksOfSets = (sets: readonly (readonly number[])[], marks: Uint8Array): Uint8Array =>
  Uint8Array.from(sets, (ids) => Number(ids.some((id) => marks[id] === 1)))

/** By set of winners: whether it contains one of these. */
export const winnerMarks = ({ firms, winnerSets }: AwardArrays, winners: readonly NameFilter[]): Uint8Array =>
  marksOfSets(winnerSets.items, marksOfNames(firms, winners))

function industryMarks(
  columns: AwardArrays,
  industries: QuestionScope['filter']['industry'],
  sets: readonly (readonly number[])[],
): Uint8Array {
  const named = industries.filter((industry) => industry !== 'none')
  const marks = marksOfSets(sets, marksOfNames(columns.industryNames, named))
  if (industries.includes('none')) for (const [id, ids] of sets.entries()) if (ids.length === 0) marks[id] = 1
  return marks
}
