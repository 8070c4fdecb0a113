import type { Steps } from '../../search/catalog.ts'
import { CODE_OF } from './award.ts'
import type { Columns } from './columns.ts'
import type { Dimension } from './dimensions.ts'
import { enlarged } from './select.ts'

const STEP = 1 << 14
/** With as many keys at most, a group is found by its place in a table; beyond that by hash. */
const MOST_PLACES = 1 << 20
const FEW = 1 << 10

/** Who is in which group, and what that comes to. */
export interface Groups {
  /** A key for each dimension, group by group. */
  keys: Int32Array[]
  count: number
  /** Memberships: a round may be in several groups. */
  rows: Int32Array
  groups: Int32Array
  awards: Int32Array
  /** Sum of the amounts; NaN where none is known. */
  sums: Float64Array
}

export const isAward = (columns: Columns, at: number, currency: number): boolean =>
  columns.noAward[at] === 0 && columns.currency[at] === currency

/** The amount is that of one winner for the whole, so that it may be added to others. */
export function isSummed(columns: Columns, at: number): boolean {
  const reason = columns.noRate[at]
  return reason !== CODE_OF.severalWinners && reason !== CODE_OF.unitPrice && !Number.isNaN(columns.amount[at])
}

export function* groupSteps(
  columns: Columns,
  rows: Int32Array,
  dimensions: readonly Dimension[],
  currency: number,
): Steps<Groups> {
  const [one, two] = dimensions as [Dimension, Dimension?]
  const table = createTable(one.ranks.length, two?.ranks.length ?? 1)
  const members = createMembers(rows.length)
  const enter = (at: number, a: number, b: number) => members.add(at, table.groupOf(a, b))
  const withOther = (at: number, a: number) => {
    if (!two) return enter(at, a, 0)
    const b = two.first[(two.codes[at] as number) - two.base] as number
    if (b >= 0) return enter(at, a, b)
    if (b < -1) for (const key of two.lists[-2 - b] as readonly number[]) enter(at, a, key)
  }
  for (let i = 0; i < rows.length; i++) {
    const at = rows[i] as number
    const a = one.first[(one.codes[at] as number) - one.base] as number
    if (a >= 0) withOther(at, a)
    else if (a < -1) for (const key of one.lists[-2 - a] as readonly number[]) withOther(at, key)
    if (i % STEP === STEP - 1) yield
  }
  const made = members.end()
  const { awards, sums } = yield* sumSteps(columns, made, table.count(), currency)
  return { ...made, keys: two ? table.keys() : table.keys().slice(0, 1), count: table.count(), awards, sums }
}

function* sumSteps(
  columns: Columns,
  { rows, groups }: Pick<Groups, 'rows' | 'groups'>,
  count: number,
  currency: number,
): Steps<Pick<Groups, 'awards' | 'sums'>> {
  const awards = new Int32Array(count)
  const sums = new Float64Array(count).fill(Number.NaN)
  for (let i = 0; i < rows.length; i++) {
    if (i % STEP === STEP - 1) yield
    const at = rows[i] as number
    if (!isAward(columns, at, currency)) continue
    const group = groups[i] as number
    awards[group] = (awards[group] as number) + 1
    if (!isSummed(columns, at)) continue
    const sum = sums[group] as number
    sums[group] = (Number.isNaN(sum) ? 0 : sum) + (columns.amount[at] as number)
  }
  return { awards, sums }
}

/** The rounds of each of these groups, in the order of the list. */
export function* rowsOfSteps(groups: Groups, wanted: Int32Array): Steps<Int32Array[]> {
  const place = new Int32Array(groups.count).fill(-1)
  for (const [index, group] of wanted.entries()) place[group] = index
  const sizes = new Int32Array(wanted.length)
  for (let i = 0; i < groups.rows.length; i++) {
    const index = place[groups.groups[i] as number] as number
    if (index >= 0) sizes[index] = (sizes[index] as number) + 1
    if (i % STEP === STEP - 1) yield
  }
  const lists = Array.from(sizes, (size) => new Int32Array(size))
  const ends = new Int32Array(wanted.length)
  for (let i = 0; i < groups.rows.length; i++) {
    const index = place[groups.groups[i] as number] as number
    if (index >= 0) {
      const end = ends[index] as number
      ;(lists[index] as Int32Array)[end] = groups.rows[i] as number
      ends[index] = end + 1
    }
    if (i % STEP === STEP - 1) yield
  }
  return lists
}

function createMembers(expected: number) {
  let rows = new Int32Array(expected)
  let groups = new Int32Array(expected)
  let count = 0
  return {
    add(row: number, group: number): void {
      if (count === rows.length) {
        rows = enlarged(rows, count * 2 + FEW)
        groups = enlarged(groups, count * 2 + FEW)
      }
      rows[count] = row
      groups[count++] = group
    },
    end: () => ({ rows: rows.subarray(0, count), groups: groups.subarray(0, count) }),
  }
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
    for (let group = slots[slot] as number; group >= 0; group = slots[slot] as number) {
      if (a[group] === one && b[group] === two) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }

  function makeRoom(): void {
    if (count === a.length) [a, b] = [enlarged(a, count * 2), enlarged(b, count * 2)]
    if (direct || count * 2 < slots.length) return
    slots = new Int32Array(slots.length * 2).fill(-1)
    for (let group = 0; group < count; group++) slots[slotOf(a[group] as number, b[group] as number)] = group
  }

  return {
    count: () => count,
    keys: () => [a.subarray(0, count), b.subarray(0, count)],
    groupOf(one: number, two: number): number {
      const known = slots[slotOf(one, two)] as number
      if (known >= 0) return known
      makeRoom()
      a[count] = one
      b[count] = two
      slots[slotOf(one, two)] = count
      return count++
    },
  }
}
