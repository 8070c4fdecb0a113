import type { Steps } from '../../lib/turns.ts'
import { addOne, inChunks } from './chunks.ts'

/** The columns by which rounds are sorted. */
interface Rounds {
  size: number
  live: number
  notice: Int32Array
  kind: Uint16Array
  winners: Int32Array
  agency: Int32Array
  agencies: { list: ArrayLike<unknown> }
  winnerSets: { items: ArrayLike<unknown> }
  kinds: { list: ArrayLike<unknown> }
}

/**
 * The stored rounds, ordered so that neighbours are alike: by kind, firm and agency. Consecutive rounds of one kind are
 * counted without a check for each, and consecutive rounds of one firm have their sums in the fastest cache. Only speed
 * depends on the order.
 */
export function* likenessSteps(columns: Rounds): Steps<Int32Array> {
  const { size, notice, agency, winners, kind } = columns
  let rows = new Int32Array(columns.live)
  for (let at = 0, to = 0; at < size; at++) if ((notice[at] ?? -1) >= 0) rows[to++] = at
  yield
  rows = yield* sortedSteps(rows, columns.agencies.list.length, (at) => agency[at] ?? 0)
  rows = yield* sortedSteps(rows, columns.winnerSets.items.length, (at) => winners[at] ?? 0)
  return yield* sortedSteps(rows, columns.kinds.list.length, (at) => kind[at] ?? 0)
}

/** A stable counting sort. */
function* sortedSteps(
  rows: Int32Array<ArrayBuffer>,
  values: number,
  valueAt: (at: number) => number,
): Steps<Int32Array<ArrayBuffer>> {
  const ends = new Int32Array(values + 1)
  yield* inChunks(rows.length, (begin, end) => {
    for (let i = begin; i < end; i++) {
      const value = valueAt(rows[i] ?? 0) + 1
      addOne(ends, value)
    }
  })
  for (let value = 1; value <= values; value++) ends[value] = (ends[value] ?? 0) + (ends[value - 1] ?? 0)
  const sorted = new Int32Array(rows.length)
  yield* inChunks(rows.length, (begin, end) => {
    for (let i = begin; i < end; i++) {
      const at = rows[i] ?? 0
      const value = valueAt(at)
      const place = ends[value] ?? 0
      sorted[place] = at
      ends[value] = place + 1
    }
  })
  return sorted
}
