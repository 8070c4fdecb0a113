import type { Steps } from '../../lib/turns.ts'
import type { Basis, RateBin, Rates } from '../schema/statistics.ts'
import type { Figures } from '../schema/winners.ts'
import { LEAST_SHOWN, MOST_RATE } from './award.ts'
import { addOne, inChunks } from './chunks.ts'
import type { AwardArrays, Part, Rounds } from './columns.ts'
import { AWARD, basisOf, excludedOf, type Kinds, RATED, rolesOf, runEnd, SHARES, SUMMED } from './kinds.ts'
import {
  AMOUNT_BUCKETS,
  addValue,
  amountBucket,
  countedPercentiles,
  FEW_VALUES,
  percentileSteps,
  type QuantileSearch,
  searchSteps,
  startSearch,
} from './order.ts'
import { millionthsOf, ratioSteps } from './rates.ts'
import type { Selected } from './select.ts'
import { createTopList, type TopList } from './top.ts'

const BINS_A_POINT = 10
const MILLIONTHS = 1e6
const MILLIONTHS_A_BIN = MILLIONTHS / BINS_A_POINT
/**
 * Rates are counted in buckets twenty times finer than the bins shown: a bin may contain a sixth of all values, which
 * would have to be collected for the quantiles.
 */
const MILLIONTHS_A_BUCKET = 5_000
const BUCKETS_A_BIN = MILLIONTHS_A_BIN / MILLIONTHS_A_BUCKET

/** Six decimal places; more would only show binary rounding errors. */
export const rounded = (value: number): number => Math.round(value * MILLIONTHS) / MILLIONTHS

/** Amounts are whole units, rounded half up. */
const whole = (value: number): number => Math.floor(value + 0.5)

/** What a query computes for each group, and the memory for counting it. */
export interface GroupQuestion {
  currency: number
  basis: Basis
  /** By kind. */
  roles: Uint8Array
  kinds: Kinds
  /** By row, on the basis of the answer. */
  rate: Float64Array
  top: TopList
  tally: Tally
}

/** Prepares a query about these rows. */
export function* tellingSteps(
  columns: AwardArrays,
  { rows, kinds: counts }: Selected,
  currency: number,
): Steps<{ question: GroupQuestion; rounds: Rounds }> {
  const { kinds } = columns
  const basis = basisOf(kinds, counts, currency)
  const roles = rolesOf(kinds, currency, basis)
  const tally = createTally(kinds, rows.length)
  const { rate, millionths } = basis === 'plannedPrice' ? columns : yield* ratioSteps(columns, rows, currency)
  const { kind, amount, bidders, winners } = columns
  const question = { currency, basis, roles, kinds, rate, top: createTopList(columns, roles), tally }
  return { question, rounds: { kind, amount, millionths, bidders, winners } }
}

/** Counters for one group at a time. Values of a small group are stored, those of a large one counted in buckets. */
interface Tally {
  isSmall: boolean
  /** Rounds by kind. */
  kinds: Int32Array
  amounts: Float64Array
  rates: Float64Array
  amountCounts: Int32Array
  rateCounts: Int32Array
  /** Number of awards by number of bidders; numbers beyond the list are in `crowds`. */
  bidderCounts: Int32Array
  crowds: number[]
  awards: number
  summed: number
  total: number
  shared: number
  rated: number
  /** In millionths, so that the order of additions does not matter. */
  rateSum: number
}

const CROWD = 1 << 10
const EMPTY = { awards: 0, summed: 0, total: 0, shared: 0, rated: 0, rateSum: 0 }

/** Counters for this number of rounds. */
function createTally({ list }: Kinds, rounds: number): Tally {
  const [kept, isSmall] = [Math.min(rounds, FEW_VALUES), rounds <= FEW_VALUES]
  return {
    isSmall,
    kinds: new Int32Array(list.length),
    amounts: new Float64Array(kept),
    rates: new Float64Array(kept),
    amountCounts: new Int32Array(isSmall ? 0 : AMOUNT_BUCKETS),
    rateCounts: new Int32Array(isSmall ? 0 : (MOST_RATE * MILLIONTHS) / MILLIONTHS_A_BUCKET + 1),
    bidderCounts: new Int32Array(CROWD),
    crowds: [],
    ...EMPTY,
  }
}

function clear(tally: Tally, rounds: number): void {
  tally.isSmall = rounds <= FEW_VALUES
  if (!tally.isSmall) {
    tally.amountCounts.fill(0)
    tally.rateCounts.fill(0)
  }
  tally.kinds.fill(0)
  tally.bidderCounts.fill(0)
  tally.crowds.length = 0
  Object.assign(tally, EMPTY)
}

function count({ rounds, places, rows }: Part, question: GroupQuestion, from: number, to: number): void {
  const { tally, top, roles } = question
  for (let begin = from, end = from; begin < to; begin = end) {
    end = runEnd(rounds, places, begin, to)
    const kind = rounds.kind[places[begin] ?? 0] ?? 0
    tally.kinds[kind] = (tally.kinds[kind] ?? 0) + end - begin
    const role = roles[kind] ?? 0
    if ((role & AWARD) === 0) continue
    tally.awards += end - begin
    tally.total += top.add(rounds, places, begin, end, (role & SUMMED) !== 0)
    countBidders(rounds, places, begin, end, tally)
    if ((role & SUMMED) !== 0) countAmounts(rounds, places, begin, end, tally)
    if ((role & SHARES) !== 0) for (let i = begin; i < end; i++) tally.shared += rounds.amount[places[i] ?? 0] ?? 0
    if ((role & RATED) === 0) continue
    if (tally.isSmall) keepRates(question.rate, rows, begin, end, tally)
    countRates(rounds, places, begin, end, tally)
  }
}

function countBidders({ bidders }: Rounds, rows: Int32Array, begin: number, end: number, tally: Tally): void {
  const { bidderCounts, crowds } = tally
  for (let i = begin; i < end; i++) {
    const many = bidders[rows[i] ?? 0] ?? -1
    if (many < 0) continue
    if (many < CROWD) addOne(bidderCounts, many)
    else crowds.push(many)
  }
}

function countAmounts(rounds: Rounds, rows: Int32Array, begin: number, end: number, tally: Tally): void {
  const { amount } = rounds
  const { amounts, amountCounts, summed } = tally
  tally.summed += end - begin
  if (tally.isSmall) {
    for (let i = begin; i < end; i++) amounts[summed + i - begin] = amount[rows[i] ?? 0] ?? 0
    return
  }
  const high = upperHalves(amount)
  for (let i = begin; i < end; i++) addOne(amountCounts, amountBucket(high[(rows[i] ?? 0) * 2 + 1] ?? 0))
}

const upperHalves = ({ buffer, byteOffset, length }: Float64Array): Int32Array =>
  new Int32Array(buffer, byteOffset, length * 2)

function countRates({ millionths }: Rounds, rows: Int32Array, begin: number, end: number, tally: Tally): void {
  const { rateCounts } = tally
  tally.rated += end - begin
  let sum = 0
  if (tally.isSmall) for (let i = begin; i < end; i++) sum += millionths[rows[i] ?? 0] ?? 0
  else {
    for (let i = begin; i < end; i++) {
      const value = millionths[rows[i] ?? 0] ?? 0
      addOne(rateCounts, (value / MILLIONTHS_A_BUCKET) | 0)
      sum += value
    }
  }
  tally.rateSum += sum
}

function keepRates(rate: Float64Array, rows: Int32Array, begin: number, end: number, { rates, rated }: Tally): void {
  for (let i = begin; i < end; i++) rates[rated + i - begin] = rate[rows[i] ?? 0] ?? 0
}

/** All figures of a group of rounds. */
export function* figureSteps(part: Part, question: GroupQuestion): Steps<Figures> {
  const { tally, basis, top } = question
  const { places } = part
  clear(tally, places.length)
  yield* inChunks(places.length, (from, to) => count(part, question, from, to))
  const { awards, summed, rated } = tally
  const total = summed === 0 ? null : whole(tally.total)
  const { medianAmount, rates } = yield* distributionSteps(part, question)
  const bidders = yield* bidderSteps(tally)
  const few = [summed, rated, bidders.n].some((count) => count > 0 && count < LEAST_SHOWN)
  return {
    awards,
    totalAmount: total,
    medianAmount,
    ...(basis === 'plannedPrice' ? { awardRate: rates } : { awardToEstimateRatio: rates }),
    bidders,
    topWinners: yield* top.topSteps(part, total),
    excluded: excludedOf(question.kinds, tally.kinds, question, whole(tally.shared)),
    ...(few || (awards > 0 && awards < LEAST_SHOWN) ? { suppressed: true as const } : {}),
  }
}

const QUARTILES = [0.5, 0.25, 0.75]

function* distributionSteps(part: Part, question: GroupQuestion) {
  const { tally } = question
  const { isSmall, summed, rated } = tally
  const amountSearch = isSmall || summed < LEAST_SHOWN ? null : startSearch(tally.amountCounts, summed, [0.5])
  const rateSearch = isSmall || rated < LEAST_SHOWN ? null : startSearch(tally.rateCounts, rated, QUARTILES)
  if (amountSearch || rateSearch) {
    yield* inChunks(part.places.length, (from, to) => collect(part, question, [amountSearch, rateSearch], from, to))
  }
  const amounts = yield* answerSteps(amountSearch, tally.amounts.subarray(0, isSmall ? summed : 0), [0.5])
  const quartiles = yield* answerSteps(rateSearch, tally.rates.subarray(0, isSmall ? rated : 0), QUARTILES)
  const bins = () => (isSmall ? binsOf(tally.rates.subarray(0, rated)) : coarse(tally.rateCounts))
  return {
    medianAmount: summed < LEAST_SHOWN ? null : whole(amounts[0] ?? Number.NaN),
    rates: toRates(rated, quartiles, tally.rateSum, bins),
  }
}

const answerSteps = (
  search: QuantileSearch | null,
  values: Float64Array,
  shares: readonly number[],
): Steps<number[]> => (search === null ? percentileSteps(values, shares) : searchSteps(search))

/** Collects the values in buckets that contain an answer. */
function collect(
  { rounds, places, rows }: Part,
  { roles, rate }: GroupQuestion,
  [amounts, quartiles]: [QuantileSearch | null, QuantileSearch | null],
  from: number,
  to: number,
): void {
  for (let begin = from, end = from; begin < to; begin = end) {
    end = runEnd(rounds, places, begin, to)
    const role = roles[rounds.kind[places[begin] ?? 0] ?? 0] ?? 0
    if ((role & SUMMED) !== 0 && amounts) collectAmounts(rounds, places, begin, end, amounts)
    if ((role & RATED) === 0 || !quartiles) continue
    for (let i = begin; i < end; i++) {
      const bucket = ((rounds.millionths[places[i] ?? 0] ?? 0) / MILLIONTHS_A_BUCKET) | 0
      const place = quartiles.places[bucket] ?? 0
      if (place !== 0) addValue(quartiles, place, rate[rows[i] ?? 0] ?? 0)
    }
  }
}

function collectAmounts(
  { amount }: Rounds,
  rows: Int32Array,
  begin: number,
  end: number,
  search: QuantileSearch,
): void {
  const high = upperHalves(amount)
  const { places } = search
  for (let i = begin; i < end; i++) {
    const at = rows[i] ?? 0
    const place = places[amountBucket(high[at * 2 + 1] ?? 0)] ?? 0
    if (place !== 0) addValue(search, place, amount[at] ?? 0)
  }
}

/** The distribution of rates that are all in range. */
export function* rateSteps(rates: Float64Array): Steps<Rates> {
  const sum = rates.reduce((total, rate) => total + millionthsOf(rate), 0)
  return toRates(rates.length, yield* percentileSteps(rates.slice(), QUARTILES), sum, () => binsOf(rates))
}

function toRates(n: number, quartiles: readonly number[], sum: number, bins: () => Int32Array): Rates {
  if (n < LEAST_SHOWN) return { n, median: null, p25: null, p75: null, mean: null, histogram: null }
  const [median, p25, p75] = quartiles.map(rounded) as [number, number, number]
  return { n, median, p25, p75, mean: Math.round(sum / n) / MILLIONTHS, histogram: histogramOf(bins()) }
}

/** Rounds first: 87.7 begins a bin, although 87.7 × 10 is less than 877 in binary fractions. */
export const binOf = (rate: number): number => Math.floor(Math.round(rate * MILLIONTHS) / MILLIONTHS_A_BIN)

function binsOf(rates: Float64Array): Int32Array {
  const bins = new Int32Array(MOST_RATE * BINS_A_POINT + 1)
  for (let i = 0; i < rates.length; i++) addOne(bins, binOf(rates[i] ?? 0))
  return bins
}

/** Bins from the finer buckets. */
function coarse(counts: Int32Array): Int32Array {
  const bins = new Int32Array(MOST_RATE * BINS_A_POINT + 1)
  for (let bin = 0, bucket = 0; bin < bins.length; bin++) {
    let sum = 0
    for (const end = bucket + BUCKETS_A_BIN; bucket < end; bucket++) sum += counts[bucket] ?? 0
    bins[bin] = sum
  }
  return bins
}

function histogramOf(counts: Int32Array): RateBin[] {
  const bins: RateBin[] = []
  for (let bin = 0; bin < counts.length; bin++) {
    const count = counts[bin] ?? 0
    if (count > 0) bins.push({ from: bin / BINS_A_POINT, to: (bin + 1) / BINS_A_POINT, count })
  }
  return bins
}

function* bidderSteps({ bidderCounts, crowds }: Tally): Steps<Figures['bidders']> {
  let [n, sum] = [crowds.length, crowds.reduce((total, many) => total + many, 0)]
  for (let many = 0; many < bidderCounts.length; many++) {
    const count = bidderCounts[many] ?? 0
    n += count
    sum += many * count
  }
  if (n < LEAST_SHOWN) return { n, median: null, mean: null }
  const [median = Number.NaN] =
    crowds.length === 0
      ? countedPercentiles(bidderCounts, n, [0.5])
      : yield* percentileSteps(spelledOut(bidderCounts, crowds, n), [0.5])
  return { n, median: rounded(median), mean: rounded(sum / n) }
}

function spelledOut(counts: Int32Array, crowds: readonly number[], length: number): Float64Array {
  const values = new Float64Array(length)
  let size = 0
  for (const [many, count] of counts.entries()) size = values.fill(many, size, size + count) && size + count
  values.set(crowds, size)
  return values
}
