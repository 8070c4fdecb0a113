import type { Steps } from '../../lib/turns.ts'
import { addOne, CHUNK, inChunks } from './chunks.ts'
import type { AwardArrays } from './columns.ts'
import type { Dimension } from './dimensions.ts'
import { AWARD, runEnd, SUMMED } from './kinds.ts'
import { enlarged } from './select.ts'

/**
 * With at most this many pairs of keys, a group's number is computed from its pair; otherwise groups are numbered in
 * order of appearance.
 */
const MOST_PLACES = 1 << 20
const FEW = 1 << 10

/** Rounds and the group of each, numbered from 1; 0 = none. */
export interface Members {
  rows: Int32Array
  groups: Int32Array
}

/** The assignment of rounds to groups. */
export interface Groups {
  /** The highest group number; some groups may be empty. */
  last: number
  /** The key of a group in one of the dimensions. */
  keyOf(group: number, dimension: number): number
  /**
   * In the first list, each round once, without the rounds in several groups; the second list contains these for each
   * of their groups.
   */
  members: readonly [Members, Members]
  /** The number of awards and of other rounds, by group. */
  awards: Int32Array
  others: Int32Array
}

export function* groupSteps(
  columns: AwardArrays,
  rows: Int32Array,
  dimensions: readonly Dimension[],
  roles: Uint8Array,
): Steps<Groups> {
  const [first, second] = dimensions as [Dimension, Dimension?]
  const table = createTable(first.ranks.length, second?.ranks.length ?? 1)
  const groups = new Int32Array(rows.length)
  const further = createMembers(first.lists.length + (second?.lists.length ?? 0) > 0 ? rows.length : FEW)
  const none = new Int32Array(CHUNK)
  yield* inChunks(rows.length, (begin, end) => {
    const firstKeys = keysOf(first, rows, begin, end)
    const secondKeys = second ? keysOf(second, rows, begin, end) : none
    for (let i = begin; i < end; i++) {
      const a = firstKeys[i - begin] ?? 0
      const b = secondKeys[i - begin] ?? 0
      if ((a | b) >= 0) groups[i] = table.groupOf(a, b)
      else if (a !== -1 && b !== -1) {
        for (const x of listOf(first, a))
          for (const y of listOf(second, b)) further.add(rows[i] ?? 0, table.groupOf(x, y))
      }
    }
  })
  const members = [{ rows, groups }, further.end()] as const
  const [awards, others] = [new Int32Array(table.last() + 1), new Int32Array(table.last() + 1)]
  for (const part of members) {
    yield* inChunks(part.rows.length, (begin, end) => countRounds(columns, part, roles, [awards, others], begin, end))
  }
  return { last: table.last(), keyOf: table.keyOf, members, awards, others }
}

/** The value of `first` for each of these rows. */
function keysOf({ codes, first, base }: Dimension, rows: Int32Array, begin: number, end: number): Int32Array {
  const keys = new Int32Array(end - begin)
  for (let i = begin; i < end; i++) keys[i - begin] = first[(codes[rows[i] ?? 0] ?? 0) - base] ?? 0
  return keys
}

const ONLY_FIRST: readonly number[] = [0]

const listOf = (dimension: Dimension | undefined, key: number): readonly number[] => {
  if (dimension === undefined) return ONLY_FIRST
  return key >= 0 ? [key] : (dimension.lists[-2 - key] ?? [])
}

function countRounds(
  columns: AwardArrays,
  { rows, groups }: Members,
  roles: Uint8Array,
  [awards, others]: [Int32Array, Int32Array],
  from: number,
  to: number,
): void {
  for (let begin = from, end = from; begin < to; begin = end) {
    end = runEnd(columns, rows, begin, to)
    const role = roles[columns.kind[rows[begin] ?? 0] ?? 0] ?? 0
    const counts = (role & AWARD) === 0 ? others : awards
    for (let i = begin; i < end; i++) addOne(counts, groups[i] ?? 0)
  }
}

/** Calls `work` for each run of consecutive rows whose amounts are summed. */
function* summedSteps(
  columns: AwardArrays,
  { members }: Groups,
  roles: Uint8Array,
  work: (members: Members, begin: number, end: number) => void,
): Steps<void> {
  for (const part of members) {
    yield* inChunks(part.rows.length, (from, to) => {
      for (let begin = from, end = from; begin < to; begin = end) {
        end = runEnd(columns, part.rows, begin, to)
        const role = roles[columns.kind[part.rows[begin] ?? 0] ?? 0] ?? 0
        if ((role & SUMMED) !== 0) work(part, begin, end)
      }
    })
  }
}

/** Sum of the amounts of each group; NaN if none is known. */
export function* sumSteps(columns: AwardArrays, groups: Groups, roles: Uint8Array): Steps<Float64Array> {
  const { amount } = columns
  const sums = new Float64Array(groups.last + 1)
  const summed = new Uint8Array(groups.last + 1)
  yield* summedSteps(columns, groups, roles, (members, begin, end) => {
    for (let i = begin; i < end; i++) {
      const group = members.groups[i] ?? 0
      sums[group] = (sums[group] ?? 0) + (amount[members.rows[i] ?? 0] ?? 0)
      summed[group] = 1
    }
  })
  for (let group = 0; group <= groups.last; group++) if (summed[group] === 0) sums[group] = Number.NaN
  return sums
}

/** The summed amounts, group by group; those of a group begin at its index in `starts`. */
export function* amountsOfSteps(
  columns: AwardArrays,
  groups: Groups,
  roles: Uint8Array,
): Steps<{ amounts: Float64Array; starts: Int32Array }> {
  const { amount } = columns
  const summed = new Int32Array(groups.last + 1)
  yield* summedSteps(columns, groups, roles, (members, begin, end) => {
    for (let i = begin; i < end; i++) addOne(summed, members.groups[i] ?? 0)
  })
  const starts = startsOf(summed)
  const ends = starts.slice()
  const amounts = new Float64Array(starts[groups.last + 1] ?? 0)
  yield* summedSteps(columns, groups, roles, (members, begin, end) => {
    for (let i = begin; i < end; i++) {
      const group = members.groups[i] ?? 0
      const place = ends[group] ?? 0
      amounts[place] = amount[members.rows[i] ?? 0] ?? 0
      ends[group] = place + 1
    }
  })
  return { amounts, starts }
}

/** The start of each part if all are stored one after another; the last value is the total length. */
export function startsOf(sizes: Int32Array): Int32Array {
  const starts = new Int32Array(sizes.length + 1)
  for (let i = 0; i < sizes.length; i++) starts[i + 1] = (starts[i] ?? 0) + (sizes[i] ?? 0)
  return starts
}

function createMembers(room: number) {
  let [rows, groups] = [new Int32Array(Math.max(FEW, room)), new Int32Array(Math.max(FEW, room))]
  let count = 0
  return {
    add(row: number, group: number): void {
      if (count === rows.length) [rows, groups] = [enlarged(rows, count * 2), enlarged(groups, count * 2)]
      rows[count] = row
      groups[count++] = group
    },
    end: (): Members => ({ rows: rows.subarray(0, count), groups: groups.subarray(0, count) }),
  }
}

interface Table {
  last(): number
  groupOf(first: number, second: number): number
  keyOf(group: number, dimension: number): number
}

/** Assigns numbers from 1 to groups by their keys. */
function createTable(firstSize: number, secondSize: number): Table {
  if (firstSize * secondSize > MOST_PLACES) return createHashed(secondSize)
  return {
    last: () => firstSize * secondSize,
    groupOf: (first, second) => 1 + first * secondSize + second,
    keyOf: (group, dimension) => (dimension === 0 ? Math.floor((group - 1) / secondSize) : (group - 1) % secondSize),
  }
}

function createHashed(secondSize: number): Table {
  let slots = new Int32Array(FEW * 2)
  /** Both keys of a group as one number. */
  let keys = new Float64Array(FEW)
  let count = 0

  function slotOf(key: number, hash: number): number {
    const mask = slots.length - 1
    let slot = (hash ^ (hash >>> 15)) & mask
    for (let group = slots[slot] ?? 0; group !== 0 && keys[group] !== key; group = slots[slot] ?? 0) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  const hashOf = (first: number, second: number): number => Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b)

  function makeRoom(): void {
    if (count + 1 === keys.length) {
      const larger = new Float64Array(keys.length * 2)
      larger.set(keys)
      keys = larger
    }
    if (count * 2 < slots.length) return
    slots = new Int32Array(slots.length * 2)
    for (let group = 1; group <= count; group++) {
      const key = keys[group] ?? 0
      slots[slotOf(key, hashOf(Math.floor(key / secondSize), key % secondSize))] = group
    }
  }

  return {
    last: () => count,
    groupOf(first, second) {
      const key = first * secondSize + second
      const slot = slotOf(key, hashOf(first, second))
      const group = slots[slot] ?? 0
      if (group !== 0) return group
      slots[slot] = ++count
      keys[count] = key
      makeRoom()
      return count
    },
    keyOf: (group, dimension) =>
      dimension === 0 ? Math.floor((keys[group] ?? 0) / secondSize) : (keys[group] ?? 0) % secondSize,
  }
}
