// Finds terms in titles: reads the candidates from the index, and caches the results.

import { compact } from '../text.ts'
import { andBits, type Bits, copyBits, countBits, type Scratch, setBit, wordsFor } from './bits.ts'
import { type Columns, readNumbers } from './columns.ts'
import { holdsTerm, type TermPlan } from './match.ts'
import type { Memory } from './memory.ts'
import { findCandidates, mostCandidates } from './postings.ts'
import type { Index, Segment } from './segment.ts'

/** If fewer than one in this many candidates is wanted, only the wanted ones are read, and nothing is cached. */
const SHARE_WORTH_REMEMBERING = 4
/** Up to this many candidates are all read and cached, whichever are wanted. */
const MANY = 256

export function createTitleReader(memory: Memory, scratch: Scratch) {
  /** Notices of a sealed segment that contain the term, at least those in `within`. */
  function findTerm(segment: Segment, index: Index, plan: TermPlan, out: Bits, within: Bits | null): void {
    const { columns } = segment
    const words = wordsFor(columns.count)
    if (plan.how === 'verify' && memory.recall(plan.key, segment.id, out, columns.count)) return
    findCandidates(index.postings, plan, out, scratch)
    if (plan.how !== 'verify') return
    if (within !== null && mostCandidates(index.postings, plan) > MANY) {
      const all = countBits(out, words)
      const wanted = scratch.take()
      copyBits(out, wanted, words)
      andBits(wanted, within, words)
      const few = countBits(wanted, words) * SHARE_WORTH_REMEMBERING < all
      if (few) copyBits(wanted, out, words)
      scratch.give(wanted)
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

  /** Reads the candidate titles of a segment, and caches the hits. */
  function verify(segment: Segment, plan: TermPlan): void {
    if (segment.index === null) return
    const out = scratch.take()
    out.fill(0, 0, wordsFor(segment.columns.count))
    findTerm(segment, segment.index, plan, out, null)
    scratch.give(out)
  }

  return { narrowTerm, verify }
}

/** Keeps the notices whose title contains the term, and counts them. */
function readTitles({ text, textStarts, count }: Columns, plan: TermPlan, bits: Bits): number {
  const words = wordsFor(count)
  let hits = 0
  for (let w = 0; w < words; w++) {
    let rest = bits[w] ?? 0
    let kept = rest
    while (rest !== 0) {
      const lowest = rest & -rest
      const local = (w << 5) + 31 - Math.clz32(lowest)
      if (holdsTerm(text, textStarts[local] ?? 0, textStarts[local + 1] ?? 0, plan)) hits++
      else kept ^= lowest
      rest ^= lowest
    }
    bits[w] = kept
  }
  return hits
}

/** Adds the notices with the term as a number. */
function addNumbers(columns: Columns, sorted: boolean, plan: TermPlan, bits: Bits): void {
  const { hashes, hashCount, hashLocals } = columns
  for (let i = sorted ? firstHash(hashes, hashCount, plan.numberHash) : 0; i < hashCount; i++) {
    if (hashes[i] === plan.numberHash) addIfNumber(columns, hashLocals[i] ?? 0, plan, bits)
    else if (sorted) return
  }
}

function firstHash(hashes: Uint32Array, count: number, hash: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hashes[middle] ?? 0) < hash) low = middle + 1
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
