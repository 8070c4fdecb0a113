// Notices by key, as lists or bitmaps, for any kind of key.

import { type Bits, setBit, wordsFor } from './bits.ts'

/** Ascending lists by key; stored as a bitmap if that is smaller. */
export interface Lists {
  keys: Uint32Array
  counts: Uint32Array
  /** Indexes in `values`; even for bitmaps. */
  starts: Uint32Array
  values: Uint16Array
  words: Uint32Array
  /** The number of notices in the segment. */
  size: number
}

const isDense = (count: number, size: number): boolean => count * 2 > wordsFor(size) * 4

/** Assigns numbers to keys in order of appearance: an open hash table, at most half full. */
interface Slots {
  of(key: number): number
  keys(): Uint32Array
}

function createSlots(): Slots {
  let mask = (1 << 15) - 1
  let places = new Int32Array(mask + 1).fill(-1)
  let keys = new Uint32Array(1 << 14)
  let used = 0
  const placeOf = (key: number) => {
    let at = (Math.imul(key, 0x9e3779b1) >>> 12) & mask
    while (places[at] !== -1 && keys[places[at] ?? -1] !== key) at = (at + 1) & mask
    return at
  }
  const grow = () => {
    mask = mask * 2 + 1
    places = new Int32Array(mask + 1).fill(-1)
    const more = new Uint32Array(keys.length * 2)
    more.set(keys)
    keys = more
    for (let slot = 0; slot < used; slot++) places[placeOf(keys[slot] ?? 0)] = slot
  }
  return {
    of(key) {
      const at = placeOf(key)
      const slot = places[at] ?? -1
      if (slot !== -1) return slot
      keys[used] = key
      places[at] = used++
      if (used * 2 > mask) grow()
      return used - 1
    },
    keys: () => keys.subarray(0, used),
  }
}

/** Collects pairs of key and notice in the order of notices, then stores them as lists. */
export interface Gathering {
  add(key: number, local: number): void
  build(size: number): Generator<void, Lists>
}

const YIELD_EVERY = 1 << 16

export function createGathering(expected: number): Gathering {
  const slots = createSlots()
  let entries = new Uint32Array(expected)
  let locals = new Uint16Array(expected)
  let used = 0
  let last = new Int32Array(1 << 14).fill(-1)
  let counts = new Uint32Array(1 << 14)
  const grow = () => {
    const [moreEntries, moreLocals] = [new Uint32Array(used * 2), new Uint16Array(used * 2)]
    moreEntries.set(entries)
    moreLocals.set(locals)
    entries = moreEntries
    locals = moreLocals
  }
  const growSlots = (slot: number) => {
    const [moreLast, moreCounts] = [new Int32Array(slot * 2).fill(-1), new Uint32Array(slot * 2)]
    moreLast.set(last)
    moreCounts.set(counts)
    last = moreLast
    counts = moreCounts
  }
  return {
    add(key, local) {
      const slot = slots.of(key)
      if (slot >= last.length) growSlots(slot)
      if (last[slot] === local) return
      last[slot] = local
      counts[slot] = (counts[slot] ?? 0) + 1
      if (used === entries.length) grow()
      entries[used] = slot
      locals[used++] = local
    },
    *build(size) {
      const unordered = slots.keys()
      const keys = unordered.slice().sort()
      yield
      const lists = layOut(keys, size, (key) => counts[slots.of(key)] ?? 0)
      yield
      const cursors = new Uint32Array(unordered.length)
      const dense = new Uint8Array(unordered.length)
      for (let i = 0; i < keys.length; i++) {
        const slot = slots.of(keys[i] ?? 0)
        cursors[slot] = lists.starts[i] ?? 0
        dense[slot] = isDense(lists.counts[i] ?? 0, size) ? 1 : 0
      }
      yield
      const { values, words } = lists
      for (let from = 0; from < used; from += YIELD_EVERY) {
        const to = Math.min(used, from + YIELD_EVERY)
        for (let e = from; e < to; e++) {
          const slot = entries[e] ?? 0
          const local = locals[e] ?? 0
          const at = cursors[slot] ?? 0
          if (dense[slot] === 1) {
            const w = (at >>> 1) + (local >>> 5)
            words[w] = (words[w] ?? 0) | (1 << (local & 31))
          } else {
            values[at] = local
            cursors[slot] = at + 1
          }
        }
        yield
      }
      return lists
    },
  }
}

function layOut(keys: Uint32Array, size: number, countOf: (key: number) => number): Lists {
  const starts = new Uint32Array(keys.length)
  const counts = new Uint32Array(keys.length)
  let at = 0
  for (let i = 0; i < keys.length; i++) {
    const count = countOf(keys[i] ?? 0)
    const dense = isDense(count, size)
    if (dense && at % 2 === 1) at++
    starts[i] = at
    counts[i] = count
    at += dense ? wordsFor(size) * 2 : count
  }
  const buffer = new ArrayBuffer((at + (at % 2)) * 2)
  return { keys, counts, starts, values: new Uint16Array(buffer), words: new Uint32Array(buffer), size }
}

/** The first key not below this one. */
function lowerBound(keys: Uint32Array, key: number): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}

export function indexOf(lists: Lists, key: number): number {
  const at = lowerBound(lists.keys, key)
  return lists.keys[at] === key ? at : -1
}

export const countAt = (lists: Lists, index: number): number => (index < 0 ? 0 : (lists.counts[index] ?? 0))

export function orList(lists: Lists, index: number, bits: Bits): void {
  if (index < 0) return
  const count = lists.counts[index] ?? 0
  const start = lists.starts[index] ?? 0
  if (isDense(count, lists.size)) {
    const words = wordsFor(lists.size)
    const from = start >>> 1
    for (let w = 0; w < words; w++) bits[w] = (bits[w] ?? 0) | (lists.words[from + w] ?? 0)
    return
  }
  for (let at = start; at < start + count; at++) setBit(bits, lists.values[at] ?? 0)
}

export function orRange(lists: Lists, letter: number, bits: Bits): void {
  const end = letter === 0xffff ? lists.keys.length : lowerBound(lists.keys, (letter + 1) * 0x10000)
  for (let at = lowerBound(lists.keys, letter * 0x10000); at < end; at++) orList(lists, at, bits)
}

/** Adds the notices of every flagged key with OR. */
export function orFlagged(lists: Lists, flags: Uint8Array, bits: Bits): void {
  const { keys } = lists
  for (let at = 0; at < keys.length; at++) if (flags[keys[at] ?? 0] === 1) orList(lists, at, bits)
}

/** Notices by the value of a column. */
export function* buildLists(ids: Uint32Array, count: number): Generator<void, Lists> {
  const gathering = createGathering(Math.max(64, count))
  for (let local = 0; local < count; local++) gathering.add(ids[local] ?? 0, local)
  yield
  return yield* gathering.build(count)
}

export const listsBytes = ({ keys, counts, starts, values }: Lists): number =>
  keys.byteLength + counts.byteLength + starts.byteLength + values.byteLength
