import type { Steps } from '../../lib/turns.ts'
import { inRange } from './award.ts'
import { inChunks } from './chunks.ts'

const MILLIONTHS = 1e6

interface Priced {
  band: Uint16Array
  amount: Float64Array
  estimate: Float64Array
}

/** In % of the estimate, if both have the same currency; otherwise NaN. */
export function ratioAt({ band, amount, estimate }: Priced, at: number, currency: number): number {
  const price = (band[at] ?? 0) >> 3 === currency ? (estimate[at] ?? Number.NaN) : 0
  return price > 0 ? ((amount[at] ?? Number.NaN) * 100) / price : Number.NaN
}

/** 0 if it is not comparable. */
export const millionthsOf = (rate: number): number => (inRange(rate) ? Math.round(rate * MILLIONTHS) : 0)

/** The same for all of these rows; needed rarely. */
export function* ratioSteps(
  columns: Priced & { size: number },
  rows: Int32Array,
  currency: number,
): Steps<{ rate: Float64Array; millionths: Int32Array }> {
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
