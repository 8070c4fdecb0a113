// Pairs of syllables; implements the rule for separators, independently of notices.

import { andBits, type Bits, type Scratch, wordsFor } from './bits.ts'
import { countAt, createGathering, indexOf, type Lists, listsBytes, orList, orRange } from './lists.ts'
import { BLANK, createNarrow, isGap, type PairPlaces, pairKey, type TermPlan } from './match.ts'

/**
 * The notices that contain a pair of units. `joined`: adjacent, or a letter at the end of its word (posted with a
 * blank). `apart`: separated, and each a word of one letter, so that a term of these two letters matches. `split`:
 * separated in any other way; longer terms may skip the separator.
 */
export interface Postings {
  joined: Lists
  apart: Lists
  split: Lists
}

const NOTICES_A_STEP = 2048

/** Postings of `count` texts, in steps. */
export function* buildPostings(text: Uint16Array, starts: Uint32Array, count: number): Generator<void, Postings> {
  const isNarrow = createNarrow()
  const joined = createGathering(Math.max(64, count * 24))
  const apart = createGathering(Math.max(64, count >> 2))
  const split = createGathering(Math.max(64, count * 6))

  function addGap(at: number, from: number, to: number, local: number): void {
    const [left, gap, right] = [text[at - 2] ?? 0, text[at - 1] ?? 0, text[at] ?? 0]
    const begins = at - 2 === from || isGap(text[at - 3] ?? 0)
    const ends = at + 1 === to || isGap(text[at + 1] ?? 0)
    const passable = gap !== BLANK || !isNarrow(left) || !isNarrow(right)
    const lists = begins && ends && passable ? apart : split
    lists.add(pairKey(left, right), local)
  }

  for (let local = 0; local < count; local++) {
    const [from, to] = [starts[local] ?? 0, starts[local + 1] ?? 0]
    // The beginning of a text counts as a separator.
    let before = BLANK
    for (let at = from; at < to; at++) {
      const unit = text[at] ?? 0
      const gap = isGap(unit)
      if (!isGap(before)) joined.add(pairKey(before, gap ? BLANK : unit), local)
      else if (!gap && at >= from + 2 && !isGap(text[at - 2] ?? 0)) addGap(at, from, to, local)
      before = unit
    }
    if (!isGap(before)) joined.add(pairKey(before, BLANK), local)
    if (local % NOTICES_A_STEP === NOTICES_A_STEP - 1) yield
  }
  return {
    joined: yield* joined.build(count),
    apart: yield* apart.build(count),
    split: yield* split.build(count),
  }
}

/** Adds the notices that may contain the term to the empty `bits`; exact unless the plan says `verify`. */
export function findCandidates(postings: Postings, plan: TermPlan, bits: Bits, scratch: Scratch): void {
  const { joined } = postings
  if (plan.pairs.length === 0) {
    orRange(joined, plan.letter, bits)
    return
  }
  const [rarest, ...others] = pairPlaces(postings, plan)
  if (!rarest) return
  orPair(postings, rarest, bits)
  if (others.length === 0) return
  const words = wordsFor(joined.size)
  const one = scratch.take()
  for (const pair of others) {
    one.fill(0, 0, words)
    orPair(postings, pair, one)
    andBits(bits, one, words)
  }
  scratch.give(one)
}

function orPair({ joined, apart, split }: Postings, pair: PairPlaces, bits: Bits): void {
  orList(joined, pair.joined, bits)
  orList(apart, pair.apart, bits)
  orList(split, pair.split, bits)
}

/** Adds the notices in which one letter follows the other, adjacent or separated. */
export function orNeighbours({ joined, apart, split }: Postings, key: number, bits: Bits): void {
  for (const lists of [joined, apart, split]) orList(lists, indexOf(lists, key), bits)
}

/** The lists of each pair, the rarest first; empty if a pair is in no notice. */
function pairPlaces(postings: Postings, plan: TermPlan): readonly PairPlaces[] {
  // A term is evaluated several times in one segment, then in the next.
  const { last } = plan
  if (last.lists !== postings) {
    last.lists = postings
    last.places = findPairs(postings, plan)
  }
  return last.places
}

function findPairs({ joined, apart, split }: Postings, { pairs, gaps, how }: TermPlan): PairPlaces[] {
  const places: PairPlaces[] = []
  for (const key of pairs) {
    const pair = {
      count: 0,
      joined: indexOf(joined, key),
      apart: gaps ? indexOf(apart, key) : -1,
      // A term of two letters does not match across a separator within other words.
      split: gaps && how === 'verify' ? indexOf(split, key) : -1,
    }
    pair.count = countAt(joined, pair.joined) + countAt(apart, pair.apart) + countAt(split, pair.split)
    if (pair.count === 0) return []
    places.push(pair)
  }
  return places.sort((a, b) => a.count - b.count)
}

/** The maximum number of notices whose title can contain the term. */
export function mostCandidates(postings: Postings, plan: TermPlan): number {
  if (plan.pairs.length === 0) return postings.joined.size
  return pairPlaces(postings, plan)[0]?.count ?? 0
}

export const postingsBytes = ({ joined, apart, split }: Postings): number =>
  listsBytes(joined) + listsBytes(apart) + listsBytes(split)
