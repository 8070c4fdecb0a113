// Builds a sealed segment, in steps.

import { createBits, fillBits, hasBit } from './bits.ts'
import { type Columns, createColumns, FLOATS, IDS } from './columns.ts'
import { buildLists } from './lists.ts'
import { orderByBytes, orderByValue } from './order.ts'
import { buildPostings } from './postings.ts'
import {
  createNumberTable,
  enterTable,
  findOrder,
  gatherNumbers,
  type Index,
  type PricesIn,
  SEALED_SORTS,
  type Segment,
  type SlotRange,
  type TimeName,
} from './segment.ts'

/** The new places of notices in the old segments; -1 for dead ones. */
export interface Sealed {
  segment: Segment
  forward: Int32Array[]
}

interface Picks {
  source: Uint8Array
  local: Uint16Array
  count: number
}

const STEP = 1 << 12

function pickLiving(sources: readonly Segment[]): Picks {
  const living = sources.reduce((sum, { living: own }) => sum + own, 0)
  const picks = { source: new Uint8Array(living), local: new Uint16Array(living), count: 0 }
  for (const [index, { columns, alive }] of sources.entries()) {
    for (let local = 0; local < columns.count; local++) {
      if (!hasBit(alive, local)) continue
      picks.source[picks.count] = index
      picks.local[picks.count++] = local
    }
  }
  return picks
}

/** Latest first, ties by number: the order of most searches. */
function* sortPicks(sources: readonly Segment[], picks: Picks): Generator<void, [Picks, Uint16Array]> {
  const { count } = picks
  const posted = new Float64Array(count)
  const columnsOf = (i: number) => (sources[picks.source[i] ?? 0] as Segment).columns
  for (let i = 0; i < count; i++) posted[i] = columnsOf(i).floats.postedAt[picks.local[i] ?? 0] ?? Number.NaN
  yield
  const { bytes, starts } = gatherNumbers(columnsOf, picks.local)
  yield
  const byNumber = yield* orderByBytes(bytes, starts, count)
  const order = orderByValue(posted, byNumber, true)
  yield
  const sorted = { source: new Uint8Array(count), local: new Uint16Array(count), count }
  const places = new Uint16Array(count)
  for (let i = 0; i < count; i++) {
    const from = order[i] ?? 0
    places[from] = i
    sorted.source[i] = picks.source[from] ?? 0
    sorted.local[i] = picks.local[from] ?? 0
  }
  return [sorted, byNumber.map((from) => places[from] ?? 0)]
}

function forwardOf(sources: readonly Segment[], picks: Picks): Int32Array[] {
  const forward = sources.map(({ columns }) => new Int32Array(columns.count).fill(-1))
  for (let i = 0; i < picks.count; i++) {
    const map = forward[picks.source[i] ?? 0] as Int32Array
    map[picks.local[i] ?? 0] = i
  }
  return forward
}

function roomFor(sources: readonly Segment[], picks: Picks, forward: Int32Array[]) {
  const room = { notices: picks.count, bytes: 0, units: 0, hashes: 0 }
  for (const [index, { columns }] of sources.entries()) {
    const { starts, textStarts, hashLocals, hashCount } = columns
    const map = forward[index] as Int32Array
    for (let local = 0; local < columns.count; local++) {
      if (map[local] === -1) continue
      room.bytes += (starts[local + 1] ?? 0) - (starts[local] ?? 0)
      room.units += (textStarts[local + 1] ?? 0) - (textStarts[local] ?? 0)
    }
    for (let i = 0; i < hashCount; i++) if (map[hashLocals[i] ?? 0] !== -1) room.hashes++
  }
  return room
}

/** The columns of the selected notices, in steps. */
function* copyColumns(sources: readonly Segment[], picks: Picks, forward: Int32Array[]): Generator<void, Columns> {
  const room = roomFor(sources, picks, forward)
  yield
  const to = createColumns(room)
  const { source, local, count } = picks
  to.count = count
  type List = Float64Array | Uint32Array | Int32Array | Uint8Array
  const copy = (target: List, listOf: (columns: Columns) => List) => {
    const lists = sources.map(({ columns }) => listOf(columns))
    for (let i = 0; i < count; i++) target[i] = (lists[source[i] ?? 0] as List)[local[i] ?? 0] ?? 0
  }
  for (const name of FLOATS) {
    copy(to.floats[name], ({ floats }) => floats[name])
    yield
  }
  for (const name of IDS) copy(to.ids[name], ({ ids }) => ids[name])
  yield
  copy(to.ints.version, ({ ints }) => ints.version)
  copy(to.ints.revision, ({ ints }) => ints.revision)
  copy(to.outcome, ({ outcome }) => outcome)
  yield
  for (let i = 0; i < count; i++) {
    copyTexts((sources[source[i] ?? 0] as Segment).columns, local[i] ?? 0, to, i)
    if (i % STEP === STEP - 1) yield
  }
  yield* copyHashes(sources, forward, to)
  return to
}

function copyTexts(from: Columns, local: number, to: Columns, i: number): void {
  let at = to.starts[i] ?? 0
  const end = from.starts[local + 1] ?? 0
  for (let byte = from.starts[local] ?? 0; byte < end; byte++) to.bytes[at++] = from.bytes[byte] ?? 0
  to.starts[i + 1] = at
  let unit = to.textStarts[i] ?? 0
  const last = from.textStarts[local + 1] ?? 0
  for (let one = from.textStarts[local] ?? 0; one < last; one++) to.text[unit++] = from.text[one] ?? 0
  to.textStarts[i + 1] = unit
}

/** Ascending hashes, for binary search. */
function* copyHashes(sources: readonly Segment[], forward: Int32Array[], to: Columns): Generator<void, void> {
  const keys = new Float64Array(to.hashes.length)
  let used = 0
  for (const [index, { columns }] of sources.entries()) {
    for (let i = 0; i < columns.hashCount; i++) {
      const place = (forward[index] as Int32Array)[columns.hashLocals[i] ?? 0] ?? -1
      if (place !== -1) keys[used++] = (columns.hashes[i] ?? 0) * 0x10000 + place
    }
  }
  yield
  keys.sort()
  for (let i = 0; i < used; i++) {
    to.hashes[i] = Math.floor((keys[i] ?? 0) / 0x10000)
    to.hashLocals[i] = (keys[i] ?? 0) % 0x10000
  }
  to.hashCount = used
  yield
}

export interface SealOptions {
  id: number
  /** The currency of the price order that is prepared in advance. */
  currency: string
  pricesIn: PricesIn
}

/** Merges all living notices of these segments into one sealed segment, in steps of a few milliseconds. */
export function* seal(sources: readonly Segment[], options: SealOptions): Generator<void, Sealed> {
  const [picks, byNumber] = yield* sortPicks(sources, pickLiving(sources))
  const forward = forwardOf(sources, picks)
  yield
  const columns = yield* copyColumns(sources, picks, forward)
  const table = createNumberTable(picks.count)
  for (let i = 0; i < picks.count; i++) {
    enterTable(table, columns, i)
    if (i % STEP === STEP - 1) yield
  }
  const postings = yield* buildPostings(columns.text, columns.textStarts, columns.count)
  const lists = {
    party: yield* buildLists(columns.ids.party, columns.count),
    type: yield* buildLists(columns.ids.type, columns.count),
    place: yield* buildLists(columns.ids.place, columns.count),
    licences: yield* buildLists(columns.ids.licences, columns.count),
  }
  const ranges = rangesOf(columns)
  const alive = createBits(columns.count)
  fillBits(alive, columns.count)
  const segment: Segment = {
    id: options.id,
    columns,
    table,
    alive,
    living: columns.count,
    index: { postings, lists, byNumber, ranges },
    orders: new Map(),
    status: null,
    madeFor: columns.count,
  }
  for (const by of SEALED_SORTS) {
    for (const descending of [true, false]) {
      findOrder(segment, by, descending, options.currency, options.pricesIn)
      yield
    }
  }
  return { segment, forward }
}

function rangesOf({ floats, count }: Columns): Index['ranges'] {
  const of = (name: TimeName): SlotRange => {
    const range = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, unknown: false }
    for (let i = 0; i < count; i++) {
      const value = floats[name][i] ?? Number.NaN
      if (Number.isNaN(value)) range.unknown = true
      else {
        if (value < range.min) range.min = value
        if (value > range.max) range.max = value
      }
    }
    return range
  }
  return { postedAt: of('postedAt'), closeAt: of('closeAt'), openAt: of('openAt'), updatedAt: of('updatedAt') }
}
