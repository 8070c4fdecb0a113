import type { Steps } from '../../search/catalog.ts'
import { type Basis, type Bin, type Excluded, type Figures, type Rates, REASONS } from '../schema.ts'
import { CODE_OF, inRange, LEAST_SHOWN, MOST_RATE } from './award.ts'
import type { Columns } from './columns.ts'
import { isAward, isSummed } from './group.ts'
import { percentileSteps } from './order.ts'
import type { TopList } from './top.ts'

const STEP = 1 << 14
const BINS_A_POINT = 10
const MILLIONTHS = 1e6

/** Six places: more is noise of binary fractions. */
export const rounded = (value: number): number => Math.round(value * MILLIONTHS) / MILLIONTHS

/** Money is whole units, half up. */
const whole = (value: number): number => Math.floor(value + 0.5)

/** In the currency asked for; NaN where there is no such rate. */
export type RateOf = (at: number) => number

export function rateOf(columns: Columns, basis: Basis, currency: number): RateOf {
  if (basis === 'plannedPrice') return (at) => columns.rate[at] as number
  return (at) => {
    const estimate = (columns.band[at] as number) >> 3 === currency ? (columns.estimate[at] as number) : 0
    return estimate > 0 ? ((columns.amount[at] as number) * 100) / estimate : Number.NaN
  }
}

/**
 * One basis for the whole answer: the planned price, unless more awards have only an estimate to be held against than
 * have a rate on the planned price.
 */
export function* basisSteps(columns: Columns, rows: Int32Array, currency: number): Steps<Basis> {
  const ratio = rateOf(columns, 'estimatedPrice', currency)
  let [planned, estimated] = [0, 0]
  for (let i = 0; i < rows.length; i++) {
    if (i % STEP === STEP - 1) yield
    const at = rows[i] as number
    if (!isAward(columns, at, currency) || columns.noRate[at] !== 0) continue
    if (!Number.isNaN(columns.rate[at])) planned++
    else if (!Number.isNaN(ratio(at))) estimated++
  }
  return planned >= estimated ? 'plannedPrice' : 'estimatedPrice'
}

/** Values by award, and why the others are not there. */
interface Sorted {
  awards: number
  amounts: Float64Array
  total: number | null
  rates: Float64Array
  bidders: Float64Array
  excluded: Excluded
}

function* sortSteps(columns: Columns, rows: Int32Array, currency: number, rate: RateOf): Steps<Sorted> {
  const [amounts, rates, bidders] = [0, 0, 0].map(() => new Float64Array(rows.length)) as Float64Array[] as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  let [awards, summed, rated, known, total, shared] = [0, 0, 0, 0, 0, 0]
  const counts = new Int32Array(REASONS.length + 1)
  const count = (reason: number) => {
    counts[reason] = (counts[reason] as number) + 1
  }
  for (let i = 0; i < rows.length; i++) {
    if (i % STEP === STEP - 1) yield
    const at = rows[i] as number
    if (!isAward(columns, at, currency)) {
      count(columns.noAward[at] || CODE_OF.otherCurrency)
      continue
    }
    awards++
    const amount = columns.amount[at] as number
    if (isSummed(columns, at)) {
      amounts[summed++] = amount
      total += amount
    } else if (Number.isNaN(amount)) count(CODE_OF.noAmount)
    else if (columns.noRate[at] === CODE_OF.severalWinners) shared += amount
    if ((columns.bidders[at] as number) >= 0) bidders[known++] = columns.bidders[at] as number
    const reason = columns.noRate[at] as number
    const value = reason === 0 ? rate(at) : Number.NaN
    if (reason !== 0) count(reason)
    else if (Number.isNaN(value)) count(CODE_OF.noRate)
    else if (inRange(value)) rates[rated++] = value
    else count(CODE_OF.outOfRange)
  }
  return {
    awards,
    amounts: amounts.subarray(0, summed),
    total: summed === 0 ? null : whole(total),
    rates: rates.subarray(0, rated),
    bidders: bidders.subarray(0, known),
    excluded: excludedOf(counts, shared),
  }
}

function excludedOf(counts: Int32Array, shared: number): Excluded {
  const reasons = REASONS.map((reason, index) => [reason, counts[index + 1] as number] as const)
  const excluded: Excluded = Object.fromEntries(reasons.filter(([, n]) => n > 0))
  if ((counts[CODE_OF.severalWinners] as number) > 0) excluded.sharedValue = whole(shared)
  return excluded
}

/** Everything that is said of a group of rounds. */
export function* figureSteps(
  columns: Columns,
  rows: Int32Array,
  { currency, basis, top }: { currency: number; basis: Basis; top: TopList },
): Steps<Figures> {
  const sorted = yield* sortSteps(columns, rows, currency, rateOf(columns, basis, currency))
  const { awards, amounts, total, bidders, excluded } = sorted
  const rates = yield* rateSteps(sorted.rates)
  const few = [amounts, sorted.rates, bidders].some(({ length }) => length > 0 && length < LEAST_SHOWN)
  return {
    awards,
    totalAmount: total,
    medianAmount: amounts.length < LEAST_SHOWN ? null : whole((yield* percentileSteps(amounts, [0.5]))[0] as number),
    ...(basis === 'plannedPrice' ? { awardRate: rates } : { awardToEstimateRatio: rates }),
    bidders: yield* bidderSteps(bidders),
    topWinners: yield* top.steps(rows, total),
    excluded,
    ...(few || (awards > 0 && awards < LEAST_SHOWN) ? { suppressed: true as const } : {}),
  }
}

export function* rateSteps(rates: Float64Array): Steps<Rates> {
  const n = rates.length
  if (n < LEAST_SHOWN) return { n, median: null, p25: null, p75: null, mean: null, histogram: null }
  const [median, p25, p75] = (yield* percentileSteps(rates, [0.5, 0.25, 0.75])).map(rounded) as [number, number, number]
  let sum = 0
  const counts = new Int32Array(MOST_RATE * BINS_A_POINT + 1)
  for (let i = 0; i < n; i++) {
    if (i % STEP === STEP - 1) yield
    const rate = rates[i] as number
    // Whole millionths, so that the order of adding makes no difference.
    sum += Math.round(rate * MILLIONTHS)
    const bin = binOf(rate)
    counts[bin] = (counts[bin] as number) + 1
  }
  return { n, median, p25, p75, mean: Math.round(sum / n) / MILLIONTHS, histogram: binsOf(counts) }
}

/** 87.7 lies in the bin that begins with it, although 87.7 × 10 is less than 877 in binary fractions. */
export const binOf = (rate: number): number => Math.floor(Math.round(rate * MILLIONTHS) / (MILLIONTHS / BINS_A_POINT))

function binsOf(counts: ArrayLike<number>): Bin[] {
  const bins: Bin[] = []
  for (let bin = 0; bin < counts.length; bin++) {
    const count = counts[bin] as number
    if (count > 0) bins.push({ from: bin / BINS_A_POINT, to: (bin + 1) / BINS_A_POINT, count })
  }
  return bins
}

function* bidderSteps(bidders: Float64Array): Steps<Figures['bidders']> {
  const n = bidders.length
  if (n < LEAST_SHOWN) return { n, median: null, mean: null }
  const [median] = yield* percentileSteps(bidders, [0.5])
  return { n, median: rounded(median as number), mean: rounded(bidders.reduce((sum, one) => sum + one, 0) / n) }
}
