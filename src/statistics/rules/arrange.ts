import type { Steps } from '../../search/catalog/index.ts'
import { inRange } from './award.ts'
import { inChunks } from './chunks.ts'

/** What likeness is told by. */
interface Rounds {
  size: number
  live: number
  notice: Int32Array
  noAward: Uint8Array
  noRate: Uint8Array
  category: Uint8Array
  agency: Int32Array
  amount: Float64Array
  rate: Float64Array
  agencies: { list: ArrayLike<unknown> }
}

/**
 * The rounds held, in an order in which neighbours are alike: what counts in the same way, of one category and agency.
 * Every question goes through rows in this order, so what is asked of each is mostly answered as of the one before;
 * processors guess that, and the passes of a broad question take a third less time. Nothing but speed depends on it.
 */
export function* likenessSteps(columns: Rounds): Steps<Int32Array> {
  const { size, notice, agency, category } = columns
  let rows = new Int32Array(columns.live)
  for (let at = 0, to = 0; at < size; at++) if ((notice[at] as number) >= 0) rows[to++] = at
  yield
  rows = yield* sortedSteps(rows, columns.agencies.list.length, (at) => agency[at] as number)
  rows = yield* sortedSteps(rows, 1 << 8, (at) => category[at] as number)
  return yield* sortedSteps(rows, KINDS, (at) => kindOf(columns, at))
}

const KINDS = 1 << 11

/** How a round counts, as one number. */
function kindOf({ noAward, noRate, rate, amount }: Rounds, at: number): number {
  const parts = [Number(Number.isNaN(amount[at])), Number(!inRange(rate[at] as number))] as const
  return (((((noAward[at] as number) << 4) | (noRate[at] as number)) << 2) | (parts[0] << 1) | parts[1]) & (KINDS - 1)
}

/** By counting; equals stay in their order. */
function* sortedSteps(
  rows: Int32Array<ArrayBuffer>,
  values: number,
  valueAt: (at: number) => number,
): Steps<Int32Array<ArrayBuffer>> {
  const ends = new Int32Array(values + 1)
  yield* inChunks(rows.length, (begin, end) => {
    for (let i = begin; i < end; i++) {
      const value = valueAt(rows[i] as number) + 1
      ends[value] = (ends[value] as number) + 1
    }
  })
  for (let value = 1; value <= values; value++) ends[value] = (ends[value] as number) + (ends[value - 1] as number)
  const sorted = new Int32Array(rows.length)
  yield* inChunks(rows.length, (begin, end) => {
    for (let i = begin; i < end; i++) {
      const at = rows[i] as number
      const value = valueAt(at)
      const place = ends[value] as number
      sorted[place] = at
      ends[value] = place + 1
    }
  })
  return sorted
}
