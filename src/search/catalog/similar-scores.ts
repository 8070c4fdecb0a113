// Finds the notices that share features with a title, through the postings of a segment or by reading titles if it has
// none.

import type { Steps } from '../../lib/turns.ts'
import { andBits, type Bits, copyBits, countBits, nextBit, orBits, type Scratch, wordsFor } from './bits.ts'
import { createPairReader, type TitleFeatures } from './features.ts'
import { orNeighbours, type Postings } from './postings.ts'
import type { CandidatePart } from './trades.ts'

/** Titles of an open segment read per step. */
const STEP = 1024

export function createScorer(scratch: Scratch) {
  /** Calls `visit` for each feature with the notices of the part that have it. */
  function* eachFeature(
    postings: Postings,
    part: CandidatePart,
    { pairs, features }: TitleFeatures,
    visit: (feature: number, bits: Bits) => void,
  ): Steps<void> {
    const words = wordsFor(part.count)
    const [any, every, one] = [scratch.take(), scratch.take(), scratch.take()]
    for (const [place, { alternatives }] of features.entries()) {
      any.fill(0, 0, words)
      for (const alternative of alternatives) {
        copyBits(part.bits, every, words)
        for (const pair of alternative) {
          one.fill(0, 0, words)
          orNeighbours(postings, pairs[pair] ?? 0, one)
          andBits(every, one, words)
        }
        orBits(any, every, words)
      }
      visit(place, any)
      if (place % 16 === 15) yield
    }
    for (const bits of [any, every, one]) scratch.give(bits)
  }

  function* count(parts: readonly CandidatePart[], wanted: TitleFeatures): Steps<{ counts: Uint32Array; all: number }> {
    const counts = new Uint32Array(wanted.features.length)
    const add = (feature: number, count: number) => {
      counts[feature] = (counts[feature] ?? 0) + count
    }
    let all = 0
    for (const part of parts) {
      const words = wordsFor(part.count)
      all += countBits(part.bits, words)
      const { index } = part.segment
      if (index)
        yield* eachFeature(index.postings, part, wanted, (feature, bits) => add(feature, countBits(bits, words)))
      else yield* readFeatures(part, wanted, (feature) => add(feature, 1))
      yield
    }
    return { counts, all }
  }

  function* score(part: CandidatePart, wanted: TitleFeatures, weights: readonly number[], scores: Uint16Array) {
    scores.fill(0, 0, part.count)
    const { index } = part.segment
    const add = (local: number, feature: number) => {
      scores[local] = (scores[local] ?? 0) + (weights[feature] ?? 0)
    }
    if (index)
      yield* eachFeature(index.postings, part, wanted, (feature, bits) => addAll(bits, part.count, feature, add))
    else yield* readFeatures(part, wanted, (feature, local) => add(local, feature))
  }

  return { count, score }
}

function addAll(bits: Bits, count: number, feature: number, add: (local: number, feature: number) => void): void {
  const words = wordsFor(count)
  for (let w = 0; w < words; w++) {
    let rest = bits[w] ?? 0
    while (rest !== 0) {
      const lowest = rest & -rest
      add((w << 5) + 31 - Math.clz32(lowest), feature)
      rest ^= lowest
    }
  }
}

/** The same from the titles themselves, if there are no postings. */
function* readFeatures(
  part: CandidatePart,
  { pairs, features }: TitleFeatures,
  visit: (feature: number, local: number) => void,
): Steps<void> {
  const reader = createPairReader(pairs)
  let read = 0
  for (let local = nextBit(part.bits, 0, part.count); local >= 0; local = nextBit(part.bits, local + 1, part.count)) {
    const { text, textStarts } = part.segment.columns
    reader.read(text, textStarts[local] ?? 0, textStarts[local + 1] ?? 0, local)
    for (const [place, feature] of features.entries()) if (reader.has(feature, local)) visit(place, local)
    if (++read % STEP === 0) yield
  }
}
