// Evaluates a query on one segment.

import type { AmongReader } from './among.ts'
import { andNotBits, anyBit, type Bits, copyBits, createScratch, type Scratch, wordsFor } from './bits.ts'
import { createFieldReader } from './fields.ts'
import type { TermPlan } from './match.ts'
import type { Memory } from './memory.ts'
import type { Node } from './nodes.ts'
import { mostCandidates } from './postings.ts'
import { SEGMENT_SIZE, type Segment } from './segment.ts'
import { createTitleReader } from './titles.ts'
import type { Verdicts } from './verdicts.ts'

export interface Evaluator {
  /** Clears the bits of notices that do not match. */
  narrow(segment: Segment, node: Node, bits: Bits): void
  /** The number of titles in this segment that must be read. */
  cost(segment: Segment, node: Node): number
  /** Reads them, and caches which of them contain the term. */
  verify(segment: Segment, plan: TermPlan): void
}

export function createEvaluator(memory: Memory, verdicts: Verdicts, { narrowAmong }: AmongReader): Evaluator {
  const scratch: Scratch = createScratch(SEGMENT_SIZE)
  const { narrowTerm, verify } = createTitleReader(memory, scratch)
  const { narrowByIds, narrowByPrice, narrowStatus, narrowTime } = createFieldReader(scratch)

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
      case 'verdict':
        verdicts.narrow(segment, node, bits)
        return
      case 'among':
        narrowAmong(segment, node.among, bits)
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

  return { narrow, verify, cost: (segment, node) => estimate(memory, segment, node).cost }
}

/** The rarest term first: the titles for other terms are read only for the remaining notices. */
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

/** The number of titles to read, and the maximum number of remaining notices. */
function estimate(memory: Memory, segment: Segment, node: Node): { cost: number; left: number } {
  const { index, columns, id } = segment
  const all = columns.count
  if (node.kind === 'term') {
    const left = index === null ? all : mostCandidates(index.postings, node.plan)
    const free = index !== null && (node.plan.how !== 'verify' || memory.has(node.plan.key, id))
    return { cost: free ? 0 : left, left }
  }
  if (node.kind === 'not') return { cost: estimate(memory, segment, node.node).cost, left: all }
  if (node.kind !== 'and' && node.kind !== 'or') return { cost: 0, left: all }
  const parts = node.nodes.map((part) => estimate(memory, segment, part))
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
