// Filters on columns, using the lists and orders that a segment has.

import { STATUSES } from '../../vocabulary/notices.ts'
import { andBits, type Bits, countBits, keepBits, orBits, type Scratch, setBit } from './bits.ts'
import type { Columns } from './columns.ts'
import { type Lists, orFlagged } from './lists.ts'
import type { Node } from './nodes.ts'
import { refresh, type Segment } from './segment.ts'
import { statusBits } from './status.ts'

type PriceNode = Extract<Node, { kind: 'price' }>
type IdsNode = Extract<Node, { kind: 'ids' }>

/** If fewer than one in this many notices remain, they are checked one by one. */
const FEW = 64

export function createFieldReader(scratch: Scratch) {
  function narrowByIds(segment: Segment, { column, flags }: IdsNode, bits: Bits, words: number): void {
    const { index, columns } = segment
    if (index === null || column === 'terms' || column === 'source' || countBits(bits, words) * FEW < columns.count) {
      narrowIds(columns.ids[column], flags, bits, words)
    } else narrowByLists(index.lists[column], flags, bits, words)
  }

  function narrowByLists(lists: Lists, flags: Uint8Array, bits: Bits, words: number): void {
    const any = scratch.take()
    any.fill(0, 0, words)
    orFlagged(lists, flags, any)
    andBits(bits, any, words)
    scratch.give(any)
  }

  function narrowByPrice(segment: Segment, node: PriceNode, bits: Bits, words: number): void {
    const order = segment.index && segment.orders.get(`estimatedPrice${node.currency}`)
    if (!order?.locals || countBits(bits, words) * FEW < segment.columns.count) {
      narrowPrice(segment.columns, node, bits, words)
      return
    }
    const { locals } = order
    const { estimatedPrice } = segment.columns.floats
    const priced = countPriced(segment.columns, node.inCurrency, locals)
    const from = firstAt(locals, priced, (local) => (estimatedPrice[local] ?? Number.NaN) >= node.from)
    const to = firstAt(locals, priced, (local) => (estimatedPrice[local] ?? Number.NaN) > node.to)
    const fits = scratch.take()
    fits.fill(0, 0, words)
    if (node.unknown !== 'only') for (let i = from; i < to; i++) setBit(fits, locals[i] ?? 0)
    if (node.unknown !== 'exclude') for (let i = priced; i < locals.length; i++) setBit(fits, locals[i] ?? 0)
    andBits(bits, fits, words)
    scratch.give(fits)
  }

  function narrowStatus(segment: Segment, node: Extract<Node, { kind: 'status' }>, bits: Bits, words: number): void {
    refresh(segment)
    const states = statusBits(segment, node.now, node.cancelled)
    const any = scratch.take()
    any.fill(0, 0, words)
    for (let i = 0; i < STATUSES.length; i++) if (node.wanted[i]) orBits(any, states[i] as Bits, words)
    andBits(bits, any, words)
    scratch.give(any)
  }

  return { narrowByIds, narrowByPrice, narrowStatus, narrowTime }
}

function narrowIds(ids: Uint32Array, flags: Uint8Array, bits: Bits, words: number): void {
  for (let w = 0; w < words; w++) {
    let rest = bits[w] ?? 0
    let kept = rest
    while (rest !== 0) {
      const lowest = rest & -rest
      if (flags[ids[(w << 5) + 31 - Math.clz32(lowest)] ?? 0] !== 1) kept ^= lowest
      rest ^= lowest
    }
    bits[w] = kept
  }
}

function narrowTime(segment: Segment, node: Extract<Node, { kind: 'time' }>, bits: Bits, words: number): void {
  const { from, to, column } = node
  const range = segment.index?.ranges[column]
  if (range) {
    if (range.min >= from && range.max < to && !range.unknown) return
    if (range.max < from || range.min >= to) {
      bits.fill(0, 0, words)
      return
    }
    if (column === 'postedAt') {
      keepPosted(segment.columns, from, to, bits, words)
      return
    }
  }
  narrowRange(segment.columns.floats[column], from, to, bits, words)
}

/** A sealed segment is sorted in this order, newest first, so the matching notices are contiguous. */
function keepPosted(
  { floats: { postedAt }, count }: Columns,
  from: number,
  to: number,
  bits: Bits,
  words: number,
): void {
  const first = firstBefore(postedAt, count, to)
  keepBits(bits, words, first, firstBefore(postedAt, count, from))
}

/** The first index whose value is before a time, in descending values with unknown ones last. */
function firstBefore(values: Float64Array, count: number, time: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? Number.NaN) >= time) low = middle + 1
    else high = middle
  }
  return low
}

function narrowRange(values: Float64Array, from: number, to: number, bits: Bits, words: number): void {
  for (let w = 0; w < words; w++) {
    let rest = bits[w] ?? 0
    let kept = rest
    while (rest !== 0) {
      const lowest = rest & -rest
      const value = values[(w << 5) + 31 - Math.clz32(lowest)] ?? Number.NaN
      if (!(value >= from && value < to)) kept ^= lowest
      rest ^= lowest
    }
    bits[w] = kept
  }
}

/** The number of notices at the start of the order that have a price in its currency; the others follow. */
function countPriced({ floats, ids }: Columns, inCurrency: Uint8Array, locals: Uint16Array): number {
  const isUnknown = (local: number) =>
    inCurrency[ids.type[local] ?? 0] !== 1 || Number.isNaN(floats.estimatedPrice[local] ?? Number.NaN)
  return firstAt(locals, locals.length, isUnknown)
}

/** The first index for which `holds` is true; it is true for all later ones. */
function firstAt(locals: Uint16Array, end: number, holds: (local: number) => boolean): number {
  let low = 0
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(locals[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

function narrowPrice(columns: Columns, node: PriceNode, bits: Bits, words: number): void {
  const { from, to, inCurrency, unknown } = node
  const prices = columns.floats.estimatedPrice
  const types = columns.ids.type
  for (let w = 0; w < words; w++) {
    let rest = bits[w] ?? 0
    let kept = rest
    while (rest !== 0) {
      const lowest = rest & -rest
      const at = (w << 5) + 31 - Math.clz32(lowest)
      const price = prices[at] ?? Number.NaN
      const fits =
        inCurrency[types[at] ?? 0] === 1 && !Number.isNaN(price)
          ? unknown !== 'only' && price >= from && price <= to
          : unknown !== 'exclude'
      if (!fits) kept ^= lowest
      rest ^= lowest
    }
    bits[w] = kept
  }
}
