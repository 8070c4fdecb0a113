import type { Steps } from '../../search/catalog/index.ts'
import type { Basis } from '../schema.ts'
import { inRange } from './award.ts'
import { inChunks } from './chunks.ts'

const MILLIONTHS = 1e6

/** Rates of rounds: as they are known, and in millionths where they can be compared. */
export interface RateColumns {
  rate: Float64Array
  millionths: Int32Array
}

interface Priced {
  band: Uint16Array
  amount: Float64Array
  estimate: Float64Array
}

/** In % of the estimate, if that is in this currency, which is the one of the award; NaN where there is none. */
export function ratioAt({ band, amount, estimate }: Priced, at: number, currency: number): number {
  const price = (band[at] ?? 0) >> 3 === currency ? (estimate[at] ?? Number.NaN) : 0
  return price > 0 ? ((amount[at] ?? Number.NaN) * 100) / price : Number.NaN
}

/** 0 where it cannot be compared. */
export const millionthsOf = (rate: number): number => (inRange(rate) ? Math.round(rate * MILLIONTHS) : 0)

/** The rates of these rows on this basis; those on the estimate are made where they are asked for, which is seldom. */
export function* ratesOfSteps(
  columns: Priced & RateColumns & { size: number },
  rows: Int32Array,
  basis: Basis,
  currency: number,
): Steps<RateColumns> {
  if (basis === 'plannedPrice') return columns
  const rate = new Float64Array(columns.size)
  const millionths = new Int32Array(columns.size)
  yield* inChunks(rows.length, (begin, end) => {
    for (let i = begin; i < end; i++) {
      const at = rows[i] ?? 0
      const ratio = ratioAt(columns, at, currency)
      rate[at] = ratio
      millionths[at] = millionthsOf(ratio)
    }
  })
  return { rate, millionths }
}
