import type { Steps } from '../../search/catalog/index.ts'
import { type Basis, type Excluded, type Figures, type RateBin, type Rates, REASONS } from '../schema.ts'
import { CODE_OF, inRange, LEAST_SHOWN, MOST_RATE } from './award.ts'
import { addOne, inChunks } from './chunks.ts'
import type { AwardArrays } from './columns.ts'
import { bucketedSteps, countedPercentiles, percentileSteps } from './order.ts'
import type { TopList } from './top.ts'

const BINS_A_POINT = 10
const MILLIONTHS = 1e6

/** Six places: more is noise of binary fractions. */
export const rounded = (value: number): number => Math.round(value * MILLIONTHS) / MILLIONTHS

/** Money is whole units, half up. */
const whole = (value: number): number => Math.floor(value + 0.5)

/** In the currency asked for; NaN where there is no such rate. */
export type RateOf = (at: number) => number

export function rateOf(columns: AwardArrays, basis: Basis, currency: number): RateOf {
  if (basis === 'plannedPrice') return (at) => columns.rate[at] ?? Number.NaN
  return (at) => {
    const estimate = (columns.band[at] ?? 0) >> 3 === currency ? (columns.estimate[at] ?? Number.NaN) : 0
    return estimate > 0 ? ((columns.amount[at] ?? Number.NaN) * 100) / estimate : Number.NaN
  }
}

/**
 * One basis for the whole answer: the planned price, unless more awards have only an estimate to be held against than
 * have a rate on the planned price.
 */
export function* basisSteps(columns: AwardArrays, rows: Int32Array, currency: number): Steps<Basis> {
  const ratio = rateOf(columns, 'estimatedPrice', currency)
  const { noAward, noRate, currency: currencies, rate } = columns
  let [planned, estimated] = [0, 0]
  yield* inChunks(rows.length, (from, to) => {
    // The rows that are left cannot change the answer.
    if (planned >= estimated + rows.length - from) return
    for (let i = from; i < to; i++) {
      const at = rows[i] ?? 0
      if (noAward[at] !== 0 || currencies[at] !== currency || noRate[at] !== 0) continue
      if (!Number.isNaN(rate[at])) planned++
      else if (!Number.isNaN(ratio(at))) estimated++
    }
  })
  return planned >= estimated ? 'plannedPrice' : 'estimatedPrice'
}

/** Values by award, and why awards have none: one for a question, used for one group after the other. */
export interface Tally {
  amounts: Float64Array
  rates: Float64Array
  /** The bin of each rate. */
  bins: Uint16Array
  binCounts: Int32Array
  /** By number of bidders how many awards had it; larger numbers than the list has room for stand in `crowds`. */
  bidderCounts: Int32Array
  crowds: number[]
  reasons: Int32Array
  awards: number
  summed: number
  total: number
  shared: number
  rated: number
  /** In millionths, so that the order of adding makes no difference. */
  rateSum: number
  withBidders: number
  bidderSum: number
}

const CROWD = 1 << 10
const EMPTY = { awards: 0, summed: 0, total: 0, shared: 0, rated: 0, rateSum: 0, withBidders: 0, bidderSum: 0 }

/** For groups of up to so many rounds. */
export const createTally = (rounds: number): Tally => ({
  amounts: new Float64Array(rounds),
  rates: new Float64Array(rounds),
  bins: new Uint16Array(rounds),
  binCounts: new Int32Array(MOST_RATE * BINS_A_POINT + 1),
  bidderCounts: new Int32Array(CROWD),
  crowds: [],
  reasons: new Int32Array(REASONS.length + 1),
  ...EMPTY,
})

function clear(tally: Tally): void {
  tally.binCounts.fill(0)
  tally.bidderCounts.fill(0)
  tally.reasons.fill(0)
  tally.crowds.length = 0
  Object.assign(tally, EMPTY)
}

/** Counts the awards among these rows and adds up their amounts. */
function countAmounts(
  columns: AwardArrays,
  rows: Int32Array,
  currency: number,
  tally: Tally,
  from: number,
  to: number,
) {
  const { noAward, noRate, currency: currencies, amount, bidders } = columns
  const { amounts, reasons, bidderCounts } = tally
  let { awards, summed, total, withBidders, bidderSum } = tally
  for (let i = from; i < to; i++) {
    const at = rows[i] ?? 0
    const none = noAward[at] ?? 0
    if (none !== 0 || currencies[at] !== currency) {
      const reason = none === 0 ? CODE_OF.otherCurrency : none
      addOne(reasons, reason)
      continue
    }
    awards++
    const value = amount[at] ?? Number.NaN
    const reason = noRate[at] ?? 0
    if (Number.isNaN(value)) addOne(reasons, CODE_OF.noAmount)
    else if (reason === CODE_OF.severalWinners) tally.shared += value
    else if (reason !== CODE_OF.unitPrice) {
      amounts[summed++] = value
      total += value
    }
    const many = bidders[at] ?? -1
    if (many < 0) continue
    withBidders++
    bidderSum += many
    if (many < CROWD) addOne(bidderCounts, many)
    else tally.crowds.push(many)
  }
  Object.assign(tally, { awards, summed, total, withBidders, bidderSum })
}

function countRates(
  columns: AwardArrays,
  rows: Int32Array,
  telling: GroupQuestion,
  tally: Tally,
  from: number,
  to: number,
) {
  const { noAward, noRate, currency: currencies, rate } = columns
  const { rates, bins, binCounts, reasons } = tally
  const { currency } = telling
  const ratio = telling.basis === 'plannedPrice' ? null : rateOf(columns, telling.basis, currency)
  let { rated, rateSum } = tally
  for (let i = from; i < to; i++) {
    const at = rows[i] ?? 0
    if (noAward[at] !== 0 || currencies[at] !== currency) continue
    let reason = noRate[at] ?? 0
    if (reason === 0) {
      const value = ratio === null ? (rate[at] ?? Number.NaN) : ratio(at)
      if (inRange(value)) {
        const millionths = Math.round(value * MILLIONTHS)
        const bin = (millionths / (MILLIONTHS / BINS_A_POINT)) | 0
        rates[rated] = value
        bins[rated++] = bin
        rateSum += millionths
        addOne(binCounts, bin)
        continue
      }
      reason = Number.isNaN(value) ? CODE_OF.noRate : CODE_OF.outOfRange
    }
    addOne(reasons, reason)
  }
  Object.assign(tally, { rated, rateSum })
}

function excludedOf(counts: Int32Array, shared: number): Excluded {
  const reasons = REASONS.map((reason, index) => [reason, counts[index + 1] ?? 0] as const)
  const excluded: Excluded = Object.fromEntries(reasons.filter(([, n]) => n > 0))
  if ((counts[CODE_OF.severalWinners] ?? 0) > 0) excluded.sharedValue = whole(shared)
  return excluded
}

/** What a question wants to know of each group, and where it is counted. */
export interface GroupQuestion {
  currency: number
  basis: Basis
  top: TopList
  tally: Tally
}

/** Everything that is said of a group of rounds. */
export function* figureSteps(columns: AwardArrays, rows: Int32Array, telling: GroupQuestion): Steps<Figures> {
  const { tally, basis, currency, top } = telling
  clear(tally)
  yield* inChunks(rows.length, (from, to) => {
    countAmounts(columns, rows, currency, tally, from, to)
    countRates(columns, rows, telling, tally, from, to)
  })
  const { awards, summed, rated, withBidders } = tally
  const total = summed === 0 ? null : whole(tally.total)
  const rates = yield* ratesOf(tally)
  const few = [summed, rated, withBidders].some((count) => count > 0 && count < LEAST_SHOWN)
  return {
    awards,
    totalAmount: total,
    medianAmount:
      summed < LEAST_SHOWN
        ? null
        : whole((yield* percentileSteps(tally.amounts.subarray(0, summed), [0.5], tally.bins))[0] ?? Number.NaN),
    ...(basis === 'plannedPrice' ? { awardRate: rates } : { awardToEstimateRatio: rates }),
    bidders: yield* bidderSteps(tally),
    topWinners: yield* top.steps(rows, total),
    excluded: excludedOf(tally.reasons, tally.shared),
    ...(few || (awards > 0 && awards < LEAST_SHOWN) ? { suppressed: true as const } : {}),
  }
}

/** Of rates that are all in range. */
export function* rateSteps(rates: Float64Array): Steps<Rates> {
  const tally = createTally(rates.length)
  tally.rates.set(rates)
  for (const [place, rate] of rates.entries()) {
    const bin = binOf(rate)
    tally.bins[place] = bin
    addOne(tally.binCounts, bin)
    tally.rateSum += Math.round(rate * MILLIONTHS)
  }
  tally.rated = rates.length
  return yield* ratesOf(tally)
}

function* ratesOf({ rates, bins, binCounts, rated: n, rateSum }: Tally): Steps<Rates> {
  if (n < LEAST_SHOWN) return { n, median: null, p25: null, p75: null, mean: null, histogram: null }
  const percentiles = yield* bucketedSteps(rates.subarray(0, n), bins, binCounts, [0.5, 0.25, 0.75])
  const [median, p25, p75] = percentiles.map(rounded) as [number, number, number]
  return { n, median, p25, p75, mean: Math.round(rateSum / n) / MILLIONTHS, histogram: binsOf(binCounts) }
}

/** 87.7 lies in the bin that begins with it, although 87.7 × 10 is less than 877 in binary fractions. */
export const binOf = (rate: number): number => Math.floor(Math.round(rate * MILLIONTHS) / (MILLIONTHS / BINS_A_POINT))

function binsOf(counts: ArrayLike<number>): RateBin[] {
  const bins: RateBin[] = []
  for (let bin = 0; bin < counts.length; bin++) {
    const count = counts[bin] ?? 0
    if (count > 0) bins.push({ from: bin / BINS_A_POINT, to: (bin + 1) / BINS_A_POINT, count })
  }
  return bins
}

function* bidderSteps({ withBidders: n, bidderSum, bidderCounts, crowds }: Tally): Steps<Figures['bidders']> {
  if (n < LEAST_SHOWN) return { n, median: null, mean: null }
  const [median = Number.NaN] =
    crowds.length === 0
      ? countedPercentiles(bidderCounts, n, [0.5])
      : yield* percentileSteps(spelledOut(bidderCounts, crowds, n), [0.5])
  return { n, median: rounded(median), mean: rounded(bidderSum / n) }
}

function spelledOut(counts: Int32Array, crowds: readonly number[], length: number): Float64Array {
  const values = new Float64Array(length)
  let size = 0
  for (const [many, count] of counts.entries()) size = values.fill(many, size, size + count) && size + count
  values.set(crowds, size)
  return values
}
