// Finds the names most similar to a text that matches none.

import { distance } from '../../lib/spelling.ts'
import { lettersOf } from '../text.ts'
import type { Name } from './pieces.ts'

/** UTF-16 units of all names, concatenated, with a non-letter after each, and the index where each name begins. */
export interface NameLetters {
  units: Uint16Array
  starts: readonly number[]
  list: readonly Name[]
}

/** Longer texts are cut, because the rest does not change the result. */
const MOST_LETTERS = 64
/** Names per step: half a millisecond. */
const NAMES_A_STEP = 4_000
/** The number of names, those that share most with the text, that are compared letter by letter. */
const MOST_COMPARED = 32
/** The minimum similarity: 1 = the same, 0 = no letter in common. */
const LEAST_LIKENESS = 0.28

interface Candidate {
  id: number
  likeness: number
}

/**
 * Indexes of the names most similar to the text, which contains only letters: most similar first, each name once, at
 * most `most`. `isBorne` returns whether anything has a name. The similarity is the larger of two: shared letters and
 * pairs of letters, for parts of names, and the distance in insertions, deletions and replacements, for typing errors.
 */
export function* nearestNames(
  { units, starts, list }: NameLetters,
  text: string,
  most: number,
  isBorne: (id: number) => boolean,
): Generator<void, number[]> {
  const typed = text.slice(0, MOST_LETTERS)
  const shareOf = createShare(typed)
  const best = createBest(MOST_COMPARED)
  const names = starts.length
  const rowEnd = units.length
  for (let id = 0; id < names; id++) {
    if (id % NAMES_A_STEP === NAMES_A_STEP - 1) yield
    const end = id + 1 < names ? (starts[id + 1] as number) : rowEnd
    const likeness = shareOf(units, starts[id] as number, end - 1, best.least())
    if (likeness > best.least()) best.offer({ id, likeness })
  }
  const near = best
    .list()
    .filter(({ id }) => isBorne(id))
    .map(({ id, likeness }) => ({ id, likeness: Math.max(likeness, spelledAlike(typed, list[id] as Name)) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || a.id - b.id)
  const seen = new Set<string>()
  return near.flatMap(({ id }) => (isNew(seen, (list[id] as Name).name) ? [id] : [])).slice(0, most)
}

/**
 * The share of letters and (counted twice) pairs that a name and the text have in common, relative to the longer one; 0
 * if it cannot exceed `least`. Pairs are compared only if the letters alone may suffice, which is rare.
 */
function createShare(typed: string) {
  const letters = new Uint8Array(1 << 16)
  const pairs = new Uint8Array(1 << 16)
  for (let i = 0; i < typed.length; i++) {
    letters[typed.charCodeAt(i)] = 1
    if (i > 0) pairs[pairPlace(typed.charCodeAt(i - 1), typed.charCodeAt(i))] = 1
  }
  return (units: Uint16Array, from: number, to: number, least: number): number => {
    const longer = Math.max(typed.length, to - from)
    let shared = 0
    for (let at = from; at < to; at++) shared += letters[units[at] as number] as number
    if (shared <= least * longer) return 0
    for (let at = from + 1; at < to; at++) {
      const [left, right] = [units[at - 1] as number, units[at] as number]
      const both = (letters[left] as number) & (letters[right] as number)
      shared += 2 * (both & (pairs[pairPlace(left, right)] as number))
    }
    return shared / (3 * longer)
  }
}

/** Two pairs rarely share a slot, and a later comparison letter by letter corrects such errors. */
const pairPlace = (left: number, right: number): number => (Math.imul(left, 0x9e3b) ^ right) & 0xffff

function spelledAlike(typed: string, { norm }: Name): number {
  const other = lettersOf(norm).slice(0, MOST_LETTERS)
  return 1 - distance(typed, other) / Math.max(typed.length, other.length, 1)
}

/** The most similar names, in any order; of equally similar ones, those that came first. */
function createBest(most: number) {
  const best: Candidate[] = []
  let last = 0
  return {
    /** Names must be more similar than this to get a place. */
    least: () => (best.length < most ? 0 : (best[last]?.likeness ?? 0)),
    offer(candidate: Candidate) {
      if (best.length < most) best.push(candidate)
      else best[last] = candidate
      last = 0
      for (let i = 1; i < best.length; i++) {
        if ((best[i] as Candidate).likeness <= (best[last] as Candidate).likeness) last = i
      }
    },
    list: () => best,
  }
}

function isNew(seen: Set<string>, name: string): boolean {
  if (seen.has(name)) return false
  seen.add(name)
  return true
}
