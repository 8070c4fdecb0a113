import type { Steps } from '../../search/catalog/index.ts'
import { CODE_OF } from './award.ts'
import { addOne, inChunks } from './chunks.ts'
import type { AwardArrays } from './columns.ts'
import type { Dimension } from './dimensions.ts'
import { enlarged } from './select.ts'

/** With as many keys at most, a group is found by its place in a table; beyond that by hash. */
const MOST_PLACES = 1 << 21
const FEW = 1 << 10

/** Which rounds are in which group, and the sums of each group. */
export interface Groups {
  /** A key for each dimension, group by group. */
  keys: Int32Array[]
  count: number
  /** Memberships: a round may be in several groups. */
  rows: Int32Array
  groups: Int32Array
  /** How many rounds each has. */
  sizes: Int32Array
  awards: Int32Array
  /** Awards whose amounts are added. */
  summed: Int32Array
  /** Sum of the amounts; NaN where none is known. */
  sums: Float64Array
}

export const isAward = (columns: AwardArrays, at: number, currency: number): boolean =>
  columns.noAward[at] === 0 && columns.currency[at] === currency

export function* groupSteps(
  columns: AwardArrays,
  rows: Int32Array,
  dimensions: readonly Dimension[],
  currency: number,
): Steps<Groups> {
  const [one, two] = dimensions as [Dimension, Dimension?]
  const table = createTable(one.ranks.length, two?.ranks.length ?? 1)
  const members = createMembers(rows.length)
  yield* inChunks(rows.length, (begin, end) => {
    const ones = keysOf(one, rows, begin, end)
    const twos = two ? keysOf(two, rows, begin, end) : null
    for (let i = begin; i < end; i++) {
      const at = rows[i] ?? 0
      const a = ones[i - begin] ?? 0
      const b = twos?.[i - begin] ?? 0
      if (a >= 0 && b >= 0) members.add(at, table.groupOf(a, b))
      else if (a !== -1 && b !== -1) {
        for (const x of listOf(one, a)) for (const y of listOf(two, b)) members.add(at, table.groupOf(x, y))
      }
    }
  })
  const made = members.end()
  const sums = yield* sumSteps(columns, made, table.count(), currency)
  return { ...made, keys: two ? table.keys() : table.keys().slice(0, 1), count: table.count(), ...sums }
}

/** What `first` says of each of these rows. */
function keysOf({ codes, first, base }: Dimension, rows: Int32Array, begin: number, end: number): Int32Array {
  const keys = new Int32Array(end - begin)
  for (let i = begin; i < end; i++) keys[i - begin] = first[(codes[rows[i] ?? 0] ?? 0) - base] ?? 0
  return keys
}

const listOf = (dimension: Dimension | undefined, key: number): readonly number[] =>
  key >= 0 ? [key] : (dimension?.lists[-2 - key] as readonly number[])

function* sumSteps(
  columns: AwardArrays,
  { rows, groups }: Pick<Groups, 'rows' | 'groups'>,
  count: number,
  currency: number,
): Steps<Pick<Groups, 'sizes' | 'awards' | 'summed' | 'sums'>> {
  const { noAward, noRate, currency: currencies, amount } = columns
  const { severalWinners, unitPrice } = CODE_OF
  const sizes = new Int32Array(count)
  const awards = new Int32Array(count)
  const summed = new Int32Array(count)
  const sums = new Float64Array(count)
  yield* inChunks(rows.length, (begin, end) => {
    for (let i = begin; i < end; i++) {
      const at = rows[i] ?? 0
      const group = groups[i] ?? 0
      addOne(sizes, group)
      if (noAward[at] !== 0 || currencies[at] !== currency) continue
      addOne(awards, group)
      const reason = noRate[at]
      const value = amount[at] ?? Number.NaN
      if (reason === severalWinners || reason === unitPrice || Number.isNaN(value)) continue
      addOne(summed, group)
      sums[group] = (sums[group] ?? 0) + value
    }
  })
  for (let group = 0; group < count; group++) if (summed[group] === 0) sums[group] = Number.NaN
  return { sizes, awards, summed, sums }
}

/** The amounts that are summed, group by group; those of a group begin where `starts` says. */
export function* amountsOfSteps(
  columns: AwardArrays,
  { rows, groups, count, summed }: Groups,
  currency: number,
): Steps<{ amounts: Float64Array; starts: Int32Array }> {
  const { noAward, noRate, currency: currencies, amount } = columns
  const { severalWinners, unitPrice } = CODE_OF
  const starts = startsOf(summed)
  const ends = starts.slice()
  const amounts = new Float64Array(starts[count] ?? 0)
  yield* inChunks(rows.length, (begin, end) => {
    for (let i = begin; i < end; i++) {
      const at = rows[i] ?? 0
      const reason = noRate[at]
      const value = amount[at] ?? Number.NaN
      if (noAward[at] !== 0 || currencies[at] !== currency) continue
      if (reason === severalWinners || reason === unitPrice || Number.isNaN(value)) continue
      const group = groups[i] ?? 0
      const place = ends[group] ?? 0
      amounts[place] = value
      ends[group] = place + 1
    }
  })
  return { amounts, starts }
}

/** The rounds of each of these groups, in the order of the list. */
export function* rowsOfSteps(groups: Groups, wanted: Int32Array): Steps<Int32Array[]> {
  const { rows, groups: groupOf, sizes } = groups
  const starts = startsOf(wanted.map((group) => sizes[group] ?? 0))
  const members = new Int32Array(starts[wanted.length] ?? 0)
  const ends = new Int32Array(groups.count).fill(-1)
  for (const [index, group] of wanted.entries()) ends[group] = starts[index] ?? 0
  yield* inChunks(rows.length, (begin, end) => {
    for (let i = begin; i < end; i++) {
      const group = groupOf[i] ?? 0
      const place = ends[group] ?? 0
      if (place < 0) continue
      members[place] = rows[i] ?? 0
      ends[group] = place + 1
    }
  })
  return Array.from(wanted, (_, index) => members.subarray(starts[index], starts[index + 1]))
}

/** Where each part begins when they stand in a row; in the end, how long the row is. */
function startsOf(sizes: Int32Array): Int32Array {
  const starts = new Int32Array(sizes.length + 1)
  for (let i = 0; i < sizes.length; i++) starts[i + 1] = (starts[i] ?? 0) + (sizes[i] ?? 0)
  return starts
}

function createMembers(expected: number) {
  let rows = new Int32Array(expected)
  let groups = new Int32Array(expected)
  let count = 0

  /** Room for so many more. */
  function reserve(more: number): void {
    if (count + more <= rows.length) return
    const length = Math.ceil((count + more) * 1.5)
    rows = enlarged(rows, length)
    groups = enlarged(groups, length)
  }

  function add(row: number, group: number): void {
    if (count === rows.length) reserve(FEW)
    rows[count] = row
    groups[count++] = group
  }

  return { add, end: () => ({ rows: rows.subarray(0, count), groups: groups.subarray(0, count) }) }
}

/** Groups by their keys, numbered as they come. */
function createTable(ones: number, twos: number) {
  const direct = ones * twos <= MOST_PLACES
  let slots = new Int32Array(direct ? ones * twos : FEW * 2).fill(-1)
  let [a, b] = [new Int32Array(FEW), new Int32Array(FEW)]
  let count = 0

  function slotOf(one: number, two: number): number {
    if (direct) return one * twos + two
    const mask = slots.length - 1
    let hash = Math.imul(one ^ Math.imul(two, 0x9e3779b1), 0x85ebca6b)
    hash ^= hash >>> 15
    let slot = hash & mask
    for (let group = slots[slot] ?? -1; group >= 0; group = slots[slot] ?? -1) {
      if (a[group] === one && b[group] === two) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }

  function makeRoom(): void {
    if (count === a.length) [a, b] = [enlarged(a, count * 2), enlarged(b, count * 2)]
    if (direct || count * 2 < slots.length) return
    slots = new Int32Array(slots.length * 2).fill(-1)
    for (let group = 0; group < count; group++) slots[slotOf(a[group] ?? 0, b[group] ?? 0)] = group
  }

  return {
    count: () => count,
    keys: () => [a.subarray(0, count), b.subarray(0, count)],
    groupOf(one: number, two: number): number {
      const group = slots[direct ? one * twos + two : slotOf(one, two)] ?? -1
      if (group >= 0) return group
      makeRoom()
      a[count] = one
      b[count] = two
      slots[slotOf(one, two)] = count
      return count++
    },
  }
}
