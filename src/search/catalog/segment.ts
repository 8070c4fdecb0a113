// Defines segments, and finds a notice number in one.

import { type Bits, clearBit, createBits, hasBit } from './bits.ts'
import { type Columns, columnsBytes, compareBytes, createColumns, numberSize, numberStart } from './columns.ts'
import { type Lists, listsBytes } from './lists.ts'
import { IN_ORDER, inTurn, orderByBytes, orderByValue, orderOf, type SortOrder } from './order.ts'
import { type Postings, postingsBytes } from './postings.ts'

/** Orders that are prepared when sealing; others are created when first needed. */
export const SEALED_SORTS = ['postedAt', 'closeAt', 'estimatedPrice'] as const
export type SortName = (typeof SEALED_SORTS)[number] | 'updatedAt'

export const TIMES = ['postedAt', 'closeAt', 'openAt', 'updatedAt'] as const
export type TimeName = (typeof TIMES)[number]

export interface SlotRange {
  min: number
  max: number
  unknown: boolean
}

/** Columns with an index from values to notices. */
export const LISTED = ['party', 'type', 'place', 'licences'] as const
export type ListedName = (typeof LISTED)[number]

/** Parts that only sealed segments have. */
export interface Index {
  postings: Postings
  lists: Record<ListedName, Lists>
  /** Notices by number. */
  byNumber: Uint16Array
  ranges: Record<TimeName, SlotRange>
}

/** Up to 65,535 notices. An open segment grows and is scanned; a sealed one never changes. */
export interface Segment {
  readonly id: number
  readonly columns: Columns
  readonly table: NumberTable
  /** Notices that were neither replaced nor removed. */
  alive: Bits
  living: number
  index: Index | null
  /** By sort and direction, then currency; created when first needed, or when sealing. */
  orders: Map<string, SortOrder>
  status: StatusBits | null
  /** The number of notices for which the two above were created. */
  madeFor: number
}

/** The notices with each status, valid for a period. */
export interface StatusBits {
  from: number
  until: number
  bits: Bits[]
}

/** Finds a notice by its number. */
export interface NumberTable {
  slots: Uint16Array
  used: number
}

/** Index of the notice + 1; 0 marks a free slot. */
export const SEGMENT_SIZE = 0xffff
const FREE = 0xffff

export const createNumberTable = (count: number): NumberTable => {
  let size = 64
  while (size < count * 2) size *= 2
  return { slots: new Uint16Array(size).fill(FREE), used: 0 }
}

function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193)
  return hash ^ (hash >>> 15)
}

function slotOf(table: NumberTable, columns: Columns, bytes: Uint8Array, from: number, to: number): number {
  const mask = table.slots.length - 1
  let at = hashBytes(bytes, from, to) & mask
  for (; ; at = (at + 1) & mask) {
    const local = table.slots[at] ?? FREE
    if (local === FREE) return at
    const start = numberStart(columns, local)
    if (compareBytes(columns.bytes, start, start + numberSize(columns, local), bytes, from, to) === 0) return at
  }
}

/** Stores a notice, and replaces an older one with its number. */
export function enter(segment: Pick<Segment, 'table' | 'columns'>, local: number): void {
  const { table, columns } = segment
  if ((table.used + 1) * 2 > table.slots.length) {
    const bigger = createNumberTable(table.used * 2 + 2)
    for (const other of table.slots) if (other !== FREE) enterTable(bigger, columns, other)
    table.slots = bigger.slots
  }
  enterTable(table, columns, local)
}

export function enterTable(table: NumberTable, columns: Columns, local: number): void {
  const start = numberStart(columns, local)
  const slot = slotOf(table, columns, columns.bytes, start, start + numberSize(columns, local))
  if (table.slots[slot] === FREE) table.used++
  table.slots[slot] = local
}

/** The living notice of that number, else -1. */
export function findLocal(segment: Segment, bytes: Uint8Array, size: number): number {
  const { table, columns, alive, index } = segment
  if (index !== null && !within(index.byNumber, columns, bytes, size)) return -1
  const local = table.slots[slotOf(table, columns, bytes, 0, size)] ?? FREE
  return local !== FREE && hasBit(alive, local) ? local : -1
}

/** Numbers mostly increase with time, so most segments can be ruled out. */
function within(byNumber: Uint16Array, columns: Columns, bytes: Uint8Array, size: number): boolean {
  const [first, last] = [byNumber[0], byNumber[byNumber.length - 1]]
  if (first === undefined || last === undefined) return false
  return compareTo(columns, first, bytes, size) <= 0 && compareTo(columns, last, bytes, size) >= 0
}

export function compareTo(columns: Columns, local: number, bytes: Uint8Array, size: number): number {
  const start = numberStart(columns, local)
  return compareBytes(columns.bytes, start, start + numberSize(columns, local), bytes, 0, size)
}

export function createSegment(id: number, size: number): Segment {
  return {
    id,
    columns: createColumns({ notices: 0, bytes: 0, units: 0, hashes: 0 }),
    table: createNumberTable(0),
    alive: createBits(size),
    living: 0,
    index: null,
    orders: new Map(),
    status: null,
    madeFor: 0,
  }
}

export function killLocal(segment: Segment, local: number): void {
  clearBit(segment.alive, local)
  segment.living--
}

/** Orders and status sets of an open segment are valid only for the notices it had when they were created. */
export function refresh(segment: Segment): void {
  if (segment.madeFor === segment.columns.count) return
  segment.orders.clear()
  segment.status = null
  segment.madeFor = segment.columns.count
}

/** The concatenated numbers of some notices: number `i` is `bytes[starts[i]..starts[i + 1])`. */
export function gatherNumbers(columnsOf: (i: number) => Columns, locals: Uint16Array) {
  const starts = new Uint32Array(locals.length + 1)
  for (let i = 0; i < locals.length; i++) {
    starts[i + 1] = (starts[i] ?? 0) + numberSize(columnsOf(i), locals[i] ?? 0)
  }
  const bytes = new Uint8Array(starts[locals.length] ?? 0)
  for (let i = 0; i < locals.length; i++) {
    const columns = columnsOf(i)
    let from = numberStart(columns, locals[i] ?? 0)
    for (let at = starts[i] ?? 0; at < (starts[i + 1] ?? 0); at++) bytes[at] = columns.bytes[from++] ?? 0
  }
  return { bytes, starts }
}

function numbersInOrder({ columns, index }: Segment): Uint16Array {
  if (index !== null) return index.byNumber
  const { bytes, starts } = gatherNumbers(() => columns, inTurn(columns.count))
  const steps = orderByBytes(bytes, starts, columns.count)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Prices in one currency; `NaN` for others. */
export type PricesIn = (columns: Columns, currency: string) => Float64Array

/** Eight sorts, and two more for the latest currency. */
const MOST_ORDERS = 10

/** Prices are known in one currency only, so their order depends on it. */
export function findOrder(
  segment: Segment,
  by: SortName,
  descending: boolean,
  currency: string,
  pricesIn: PricesIn,
): SortOrder {
  refresh(segment)
  const price = by === 'estimatedPrice'
  const key = `${descending ? '-' : ''}${by}${price ? currency : ''}`
  const ready = segment.orders.get(key)
  if (ready) return ready
  const { columns, index } = segment
  const asItLies = index !== null && by === 'postedAt' && descending
  const values = price ? pricesIn(columns, currency) : columns.floats[by]
  const order = asItLies ? IN_ORDER : orderOf(orderByValue(values, numbersInOrder(segment), descending))
  if (segment.orders.size >= MOST_ORDERS) segment.orders.delete([...segment.orders.keys()].at(-1) ?? '')
  segment.orders.set(key, order)
  return order
}

export function segmentBytes({ columns, table, alive, index, orders, status }: Segment): number {
  const ordered = [...orders.values()].reduce(
    (sum, { locals, places }) => sum + (locals?.byteLength ?? 0) + (places?.byteLength ?? 0),
    0,
  )
  const own = columnsBytes(columns) + table.slots.byteLength + alive.byteLength + ordered
  const states = status === null ? 0 : status.bits.reduce((sum, { byteLength }) => sum + byteLength, 0)
  if (index === null) return own + states
  const listed = LISTED.reduce((sum, name) => sum + listsBytes(index.lists[name]), 0)
  return own + states + listed + index.byNumber.byteLength + postingsBytes(index.postings)
}
