import type { Steps } from '../../lib/turns.ts'
import { CHUNK, inChunks } from './chunks.ts'
import { type Part, type Rounds, roundsOf } from './columns.ts'
import { type Groups, type Members, startsOf } from './group.ts'

/** The maximum number of rounds copied at a time; allocating memory costs as much as filling it. */
const MOST_COPIED = 1 << 18

/** Copies of rounds, reused for one batch of groups after another. */
interface Buffers {
  rounds: Rounds
  rows: Int32Array
  places: Int32Array
}

/**
 * Passes on the rounds of each of these groups, in the order of the list; they are valid until the next group. Rounds
 * of many groups are copied in one pass through the columns, because the rounds of one group are so far apart that each
 * value would be a separate memory access. Large groups are not copied.
 */
export function* gatherSteps(
  rounds: Rounds,
  groups: Groups,
  wanted: Int32Array,
  each: (group: number, part: Part) => Steps<void>,
  most = MOST_COPIED,
): Steps<void> {
  const sizes = wanted.map((group) => sizeOf(groups, group))
  const buffers = createBuffers(
    Math.min(
      MOST_COPIED,
      sizes.reduce((sum, size) => sum + size, 0),
    ),
  )
  for (let begin = 0, end = 0; begin < wanted.length; begin = end) {
    end = batchEnd(sizes, begin, most)
    const batch = wanted.subarray(begin, end)
    const starts = startsOf(sizes.subarray(begin, end))
    const total = starts[batch.length] ?? 0
    if (total > most) {
      const rows = new Int32Array(total)
      yield* assignSteps(groups, batch, starts, (sources, places, count) => {
        for (let i = 0; i < count; i++) rows[places[i] ?? 0] = sources[i] ?? 0
      })
      yield* each(batch[0] ?? 0, { rounds, places: rows, rows })
      continue
    }
    yield* assignSteps(groups, batch, starts, (sources, places, count) =>
      copyAll(rounds, buffers, sources, places, count),
    )
    for (const [index, group] of batch.entries()) {
      const [from, to] = [starts[index], starts[index + 1]]
      const part = {
        rounds: buffers.rounds,
        places: buffers.places.subarray(from, to),
        rows: buffers.rows.subarray(from, to),
      }
      yield* each(group, part)
    }
  }
}

const sizeOf = ({ awards, others }: Groups, group: number): number => (awards[group] ?? 0) + (others[group] ?? 0)

function createBuffers(length: number): Buffers {
  const places = new Int32Array(length)
  for (let i = 0; i < length; i++) places[i] = i
  return { rounds: roundsOf(length), rows: new Int32Array(length), places }
}

/** The end of the groups that are copied together with the group at `begin`. */
function batchEnd(sizes: Int32Array, begin: number, most: number): number {
  let end = begin
  for (let size = 0; end < sizes.length; end++) {
    size += sizes[end] ?? 0
    if (size > most) break
  }
  return Math.max(begin + 1, end)
}

/** Assigns indexes to the rounds of these groups, some at a time. */
function* assignSteps(
  { last, members }: Groups,
  batch: Int32Array,
  starts: Int32Array,
  work: (sources: Int32Array, places: Int32Array, count: number) => void,
): Steps<void> {
  const ends = new Int32Array(last + 1).fill(-1)
  for (const [index, group] of batch.entries()) ends[group] = starts[index] ?? 0
  const [sources, places] = [new Int32Array(CHUNK), new Int32Array(CHUNK)]
  for (const part of members) {
    yield* inChunks(part.rows.length, (begin, end) => {
      work(sources, places, assign(part, ends, sources, places, begin, end))
    })
  }
}

function assign(
  { rows, groups }: Members,
  ends: Int32Array,
  sources: Int32Array,
  places: Int32Array,
  begin: number,
  end: number,
): number {
  let count = 0
  for (let i = begin; i < end; i++) {
    const group = groups[i] ?? 0
    const to = ends[group] ?? 0
    // Written in any case: a branch would often be mispredicted.
    const isWanted = (to >> 31) + 1
    sources[count] = rows[i] ?? 0
    places[count] = to
    ends[group] = to + isWanted
    count += isWanted
  }
  return count
}

function copyAll(rounds: Rounds, buffers: Buffers, sources: Int32Array, places: Int32Array, count: number): void {
  const { kind, amount, millionths, bidders, winners } = buffers.rounds
  for (let i = 0; i < count; i++) {
    const [from, to] = [sources[i] ?? 0, places[i] ?? 0]
    buffers.rows[to] = from
    kind[to] = rounds.kind[from] ?? 0
    amount[to] = rounds.amount[from] ?? 0
    millionths[to] = rounds.millionths[from] ?? 0
    bidders[to] = rounds.bidders[from] ?? 0
    winners[to] = rounds.winners[from] ?? 0
  }
}
