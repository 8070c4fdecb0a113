// One question to one segment.

import { STATUSES } from '../../vocabulary/notices.ts'
import { compact } from '../text.ts'
import {
  andBits,
  andNotBits,
  anyBit,
  type Bits,
  copyBits,
  countBits,
  createScratch,
  orBits,
  type Scratch,
  setBit,
  wordsFor,
} from './bits.ts'
import { type Columns, readNumbers } from './columns.ts'
import { type Lists, orFlagged } from './lists.ts'
import { holdsTerm, type TermPlan } from './match.ts'
import type { Memory } from './memory.ts'
import { findCandidates, mostCandidates } from './postings.ts'
import { type Index, type ListedName, refresh, SEGMENT_SIZE, type Segment, type TimeName } from './segment.ts'
import { statusBits } from './status.ts'

/** Columns a filter looks at; of those not listed in segments every notice left is looked at. */
export type FilteredColumn = ListedName | 'terms'

/** What is asked of each notice, ready to be looked up. */
export type Node =
  | { kind: 'term'; plan: TermPlan }
  /** Flags by place in the dictionary of the column. */
  | { kind: 'ids'; column: FilteredColumn; flags: Uint8Array }
  /** `from` included, `to` not. */
  | { kind: 'time'; column: TimeName; from: number; to: number }
  /** Both included; `known` says by type of notice whether its currency is the one asked for. */
  | {
      kind: 'price'
      currency: string
      from: number
      to: number
      known: Uint8Array
      unknown: 'include' | 'exclude' | 'only'
    }
  | { kind: 'status'; now: number; cancelled: Uint8Array; wanted: readonly boolean[] }
  | { kind: 'not'; node: Node }
  | { kind: 'and' | 'or'; nodes: readonly Node[] }

export interface Evaluator {
  /** Clears the bits of notices that do not fit. */
  narrow(segment: Segment, node: Node, bits: Bits): void
  /** How many titles of this segment would have to be read. */
  cost(segment: Segment, node: Node): number
  /** Reads them, and remembers which hold the term. */
  verify(segment: Segment, plan: TermPlan): void
}

type PriceNode = Extract<Node, { kind: 'price' }>
type IdsNode = Extract<Node, { kind: 'ids' }>

/** Fewer than one in so many notices are looked at one by one. */
const FEW = 64

/** Where fewer than one in so many of a term's candidates are asked for, the others are not read. */
const SHARE_WORTH_REMEMBERING = 4
/** So few candidates are read and remembered without a look at who is asked for. */
const MANY = 256

export function createEvaluator(memory: Memory): Evaluator {
  const scratch: Scratch = createScratch(SEGMENT_SIZE)

  /** Notices of a sealed segment that hold the term, those of `within` at least. */
  function findTerm(segment: Segment, index: Index, plan: TermPlan, out: Bits, within: Bits | null): void {
    const { columns } = segment
    const words = wordsFor(columns.count)
    if (plan.how === 'verify' && memory.recall(plan.key, segment.id, out, columns.count)) return
    findCandidates(index.postings, plan, out, scratch)
    if (plan.how !== 'verify') return
    if (within !== null && mostCandidates(index.postings, plan) > MANY) {
      const all = countBits(out, words)
      const asked = scratch.take()
      copyBits(out, asked, words)
      andBits(asked, within, words)
      const few = countBits(asked, words) * SHARE_WORTH_REMEMBERING < all
      if (few) copyBits(asked, out, words)
      scratch.give(asked)
      if (few) {
        readTitles(columns, plan, out)
        return
      }
    }
    memory.keep(plan.key, segment.id, out, readTitles(columns, plan, out), columns.count)
  }

  function narrowTerm(segment: Segment, plan: TermPlan, bits: Bits): void {
    const { columns, index } = segment
    const words = wordsFor(columns.count)
    const out = scratch.take()
    if (index === null) {
      copyBits(bits, out, words)
      readTitles(columns, plan, out)
    } else {
      out.fill(0, 0, words)
      findTerm(segment, index, plan, out, bits)
    }
    addNumbers(columns, index !== null, plan, out)
    andBits(bits, out, words)
    scratch.give(out)
  }

  function narrow(segment: Segment, node: Node, bits: Bits): void {
    const words = wordsFor(segment.columns.count)
    switch (node.kind) {
      case 'term':
        narrowTerm(segment, node.plan, bits)
        return
      case 'ids':
        narrowByIds(segment, node, bits, words)
        return
      case 'time':
        narrowTime(segment, node, bits, words)
        return
      case 'price':
        narrowByPrice(segment, node, bits, words)
        return
      case 'status':
        narrowStatus(segment, node, bits, words)
        return
      case 'not': {
        const inner = scratch.take()
        copyBits(bits, inner, words)
        narrow(segment, node.node, inner)
        andNotBits(bits, inner, words)
        scratch.give(inner)
        return
      }
      case 'and':
        for (const part of inOrder(segment, node.nodes)) {
          narrow(segment, part, bits)
          if (!anyBit(bits, words)) return
        }
        return
      case 'or':
        narrowAny(segment, node.nodes, bits, words)
        return
    }
  }

  /** The rarest term first: of what it leaves the titles are read for the others. */
  function inOrder(segment: Segment, nodes: readonly Node[]): readonly Node[] {
    const { index } = segment
    if (index === null || nodes[1]?.kind !== 'term') return nodes
    const most = (node: Node) =>
      node.kind === 'term' ? mostCandidates(index.postings, node.plan) : Number.POSITIVE_INFINITY
    return nodes
      .map((node) => ({ node, most: most(node) }))
      .sort((a, b) => a.most - b.most || 0)
      .map(({ node }) => node)
  }

  /** Titles to be read, and how many notices are left at most. */
  function estimate(segment: Segment, node: Node): { cost: number; left: number } {
    const { index, columns, id } = segment
    const all = columns.count
    if (node.kind === 'term') {
      const left = index === null ? all : mostCandidates(index.postings, node.plan)
      const free = index !== null && (node.plan.how !== 'verify' || memory.has(node.plan.key, id))
      return { cost: free ? 0 : left, left }
    }
    if (node.kind === 'not') return { cost: estimate(segment, node.node).cost, left: all }
    if (node.kind !== 'and' && node.kind !== 'or') return { cost: 0, left: all }
    const parts = node.nodes.map((part) => estimate(segment, part))
    const sum = (of: (part: { cost: number; left: number }) => number) =>
      parts.reduce((total, part) => total + of(part), 0)
    if (node.kind === 'or')
      return {
        cost: sum(({ cost }) => cost),
        left: Math.min(
          all,
          sum(({ left }) => left),
        ),
      }
    const left = Math.min(all, ...parts.map((part) => part.left))
    return { cost: sum(({ cost }) => Math.min(cost, left)), left }
  }

  function narrowByIds(segment: Segment, { column, flags }: IdsNode, bits: Bits, words: number): void {
    const { index, columns } = segment
    if (index === null || column === 'terms' || countBits(bits, words) * FEW < columns.count) {
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
    const known = knownPrices(segment.columns, node.known, locals)
    const from = firstAt(locals, known, (local) => (estimatedPrice[local] as number) >= node.from)
    const to = firstAt(locals, known, (local) => (estimatedPrice[local] as number) > node.to)
    const fits = scratch.take()
    fits.fill(0, 0, words)
    if (node.unknown !== 'only') for (let i = from; i < to; i++) setBit(fits, locals[i] as number)
    if (node.unknown !== 'exclude') for (let i = known; i < locals.length; i++) setBit(fits, locals[i] as number)
    andBits(bits, fits, words)
    scratch.give(fits)
  }

  function narrowAny(segment: Segment, nodes: readonly Node[], bits: Bits, words: number): void {
    const left = scratch.take()
    const one = scratch.take()
    copyBits(bits, left, words)
    for (const part of nodes) {
      if (!anyBit(left, words)) break
      copyBits(left, one, words)
      narrow(segment, part, one)
      andNotBits(left, one, words)
    }
    andNotBits(bits, left, words)
    scratch.give(one)
    scratch.give(left)
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

  return {
    narrow,
    cost: (segment, node) => estimate(segment, node).cost,
    verify(segment, plan) {
      if (segment.index === null) return
      const out = scratch.take()
      out.fill(0, 0, wordsFor(segment.columns.count))
      findTerm(segment, segment.index, plan, out, null)
      scratch.give(out)
    },
  }
}

/** Keeps the notices whose title holds the term, and counts them. */
function readTitles({ text, textStarts, count }: Columns, plan: TermPlan, bits: Bits): number {
  const words = wordsFor(count)
  let hits = 0
  for (let w = 0; w < words; w++) {
    let rest = bits[w] as number
    let kept = rest
    while (rest !== 0) {
      const lowest = rest & -rest
      const local = (w << 5) + 31 - Math.clz32(lowest)
      if (holdsTerm(text, textStarts[local] as number, textStarts[local + 1] as number, plan)) hits++
      else kept ^= lowest
      rest ^= lowest
    }
    bits[w] = kept
  }
  return hits
}

/** Adds the notices of which a number is the term. */
function addNumbers(columns: Columns, sorted: boolean, plan: TermPlan, bits: Bits): void {
  const { hashes, hashCount, hashLocals } = columns
  for (let i = sorted ? firstHash(hashes, hashCount, plan.numberHash) : 0; i < hashCount; i++) {
    if (hashes[i] === plan.numberHash) addIfNumber(columns, hashLocals[i] as number, plan, bits)
    else if (sorted) return
  }
}

function firstHash(hashes: Uint32Array, count: number, hash: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hashes[middle] as number) < hash) low = middle + 1
    else high = middle
  }
  return low
}

function addIfNumber(columns: Columns, local: number, plan: TermPlan, bits: Bits): void {
  const { noticeNo, previousNoticeNo } = readNumbers(columns, local)
  const { compact: wanted } = plan.term
  if (compact(noticeNo) === wanted || (previousNoticeNo !== null && compact(previousNoticeNo) === wanted))
    setBit(bits, local)
}

function narrowIds(ids: Uint32Array, flags: Uint8Array, bits: Bits, words: number): void {
  for (let w = 0; w < words; w++) {
    let rest = bits[w] as number
    let kept = rest
    while (rest !== 0) {
      const lowest = rest & -rest
      if (flags[ids[(w << 5) + 31 - Math.clz32(lowest)] as number] !== 1) kept ^= lowest
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
  }
  narrowRange(segment.columns.floats[column], from, to, bits, words)
}

function narrowRange(values: Float64Array, from: number, to: number, bits: Bits, words: number): void {
  for (let w = 0; w < words; w++) {
    let rest = bits[w] as number
    let kept = rest
    while (rest !== 0) {
      const lowest = rest & -rest
      const value = values[(w << 5) + 31 - Math.clz32(lowest)] as number
      if (!(value >= from && value < to)) kept ^= lowest
      rest ^= lowest
    }
    bits[w] = kept
  }
}

/** How many notices at the head of the order have a price in its currency; the others lie behind them. */
function knownPrices({ floats, ids }: Columns, known: Uint8Array, locals: Uint16Array): number {
  const isUnknown = (local: number) =>
    known[ids.type[local] as number] !== 1 || Number.isNaN(floats.estimatedPrice[local] as number)
  return firstAt(locals, locals.length, isUnknown)
}

/** First place of which `holds` is true; from there on it is. */
function firstAt(locals: Uint16Array, end: number, holds: (local: number) => boolean): number {
  let low = 0
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(locals[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}

function narrowPrice(columns: Columns, node: PriceNode, bits: Bits, words: number): void {
  const { from, to, known, unknown } = node
  const prices = columns.floats.estimatedPrice
  const types = columns.ids.type
  for (let w = 0; w < words; w++) {
    let rest = bits[w] as number
    let kept = rest
    while (rest !== 0) {
      const lowest = rest & -rest
      const at = (w << 5) + 31 - Math.clz32(lowest)
      const price = prices[at] as number
      const fits =
        known[types[at] as number] === 1 && !Number.isNaN(price)
          ? unknown !== 'only' && price >= from && price <= to
          : unknown !== 'exclude'
      if (!fits) kept ^= lowest
      rest ^= lowest
    }
    bits[w] = kept
  }
}
