import {
  andBits,
  andNotBits,
  anyBit,
  type Bits,
  copyBits,
  countBits,
  createScratch,
  nextBit,
  orBits,
  type Scratch,
  setBit,
  wordsFor,
} from './catalog-bits.ts'
import { type Columns, readText, readTexts } from './catalog-columns.ts'
import { holdsTerm, type TermPlan } from './catalog-match.ts'
import type { Memory } from './catalog-memory.ts'
import { findCandidates, mostCandidates } from './catalog-postings.ts'
import { type Index, refresh, SEGMENT_SIZE, type Segment, type TimeName } from './catalog-segment.ts'
import { STATUSES, statusBits } from './catalog-status.ts'
import { compact } from './text.ts'

/** What is asked of each notice, ready to be looked up. */
export type Node =
  | { kind: 'term'; plan: TermPlan }
  /** Flags by place in the dictionary of the column. */
  | { kind: 'ids'; column: 'party' | 'type' | 'place' | 'licences'; flags: Uint8Array }
  /** `from` included, `to` not. */
  | { kind: 'time'; column: TimeName; from: number; to: number }
  /** Both included; `known` says by type of notice whether its currency is the one asked for. */
  | { kind: 'price'; from: number; to: number; known: Uint8Array; unknown: 'include' | 'exclude' | 'only' }
  | { kind: 'status'; now: number; cancelled: Uint8Array; wanted: readonly boolean[] }
  | { kind: 'not'; node: Node }
  | { kind: 'and' | 'or'; nodes: readonly Node[] }

export interface Evaluator {
  /** Clears the bits of notices that do not fit. */
  narrow(segment: Segment, node: Node, bits: Bits): void
  /** Texts that would have to be read for the term in this segment. */
  cost(segment: Segment, plan: TermPlan): number
  /** Reads them, and remembers which hold the term. */
  verify(segment: Segment, plan: TermPlan): void
}

/** Where fewer than one in so many of a term's candidates are asked for, the others are not read. */
const SHARE_WORTH_REMEMBERING = 4

export function createEvaluator(memory: Memory): Evaluator {
  const scratch: Scratch = createScratch(SEGMENT_SIZE)

  /** Notices of a sealed segment that hold the term, those of `within` at least. */
  function findTerm(segment: Segment, index: Index, plan: TermPlan, out: Bits, within: Bits | null): void {
    const { columns } = segment
    const words = wordsFor(columns.count)
    if (plan.how === 'verify' && memory.recall(plan.key, segment.id, out, columns.count)) return
    findCandidates(index.postings, plan, out, scratch)
    if (plan.how !== 'verify') return
    if (within !== null) {
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
    readTitles(columns, plan, out)
    memory.keep(plan.key, segment.id, out, countBits(out, words), columns.count)
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
        return narrowTerm(segment, node.plan, bits)
      case 'ids':
        return narrowIds(segment.columns.ids[node.column], node.flags, bits, words)
      case 'time':
        return narrowTime(segment, node, bits, words)
      case 'price':
        return narrowPrice(segment.columns, node, bits, words)
      case 'status':
        return narrowStatus(segment, node, bits, words)
      case 'not': {
        const inner = scratch.take()
        copyBits(bits, inner, words)
        narrow(segment, node.node, inner)
        andNotBits(bits, inner, words)
        return scratch.give(inner)
      }
      case 'and':
        for (const part of node.nodes) {
          if (!anyBit(bits, words)) return
          narrow(segment, part, bits)
        }
        return
      case 'or':
        return narrowAny(segment, node.nodes, bits, words)
    }
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
    cost(segment, plan) {
      const { index, columns, id } = segment
      if (index === null) return columns.count
      if (plan.how !== 'verify' || memory.has(plan.key, id)) return 0
      return mostCandidates(index.postings, plan)
    },
    verify(segment, plan) {
      if (segment.index === null) return
      const out = scratch.take()
      out.fill(0, 0, wordsFor(segment.columns.count))
      findTerm(segment, segment.index, plan, out, null)
      scratch.give(out)
    },
  }
}

/** Keeps the notices whose title holds the term. */
function readTitles({ text, textStarts, count }: Columns, plan: TermPlan, bits: Bits): void {
  const words = wordsFor(count)
  for (let w = 0; w < words; w++) {
    let rest = bits[w] as number
    let kept = rest
    while (rest !== 0) {
      const lowest = rest & -rest
      const local = (w << 5) + 31 - Math.clz32(lowest)
      if (!holdsTerm(text, textStarts[local] as number, textStarts[local + 1] as number, plan)) kept ^= lowest
      rest ^= lowest
    }
    bits[w] = kept
  }
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
  const { noticeNo, previousNoticeNo } = readTexts(columns, local)
  const own = readText(columns, noticeNo)
  const previous = previousNoticeNo && (JSON.parse(`"${readText(columns, previousNoticeNo)}"`) as string)
  const { compact: wanted } = plan.term
  if (compact(own) === wanted || (previous !== null && compact(previous) === wanted)) setBit(bits, local)
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

function narrowPrice(columns: Columns, node: Extract<Node, { kind: 'price' }>, bits: Bits, words: number): void {
  const { from, to, known, unknown } = node
  const prices = columns.floats.estimatedPrice
  const types = columns.ids.type
  const count = columns.count
  for (let at = nextBit(bits, 0, count); at >= 0; at = nextBit(bits, at + 1, count)) {
    const price = prices[at] as number
    const fits =
      known[types[at] as number] === 1 && !Number.isNaN(price)
        ? unknown !== 'only' && price >= from && price <= to
        : unknown !== 'exclude'
    if (!fits) bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31))
  }
  void words
}
