// Names most like a text that none of them fits.

import { distance } from '../../lib/spelling.ts'
import { lettersOf } from '../text.ts'
import type { Name } from './pieces.ts'

/** UTF-16 units of the letters of all names in a row, one that is no letter behind each, and where each name begins. */
export interface NameLetters {
  units: Uint16Array
  starts: readonly number[]
  list: readonly Name[]
}

/** Of a longer text the rest tells nothing more. */
const MOST_LETTERS = 64
/** Half a millisecond of them. */
const NAMES_A_STEP = 4_000
/** Of those that share most with the text so many are compared letter by letter. */
const MOST_COMPARED = 32
/** Less alike, a name is another one: 1 = the same, 0 = no letter in common. */
const LEAST_LIKENESS = 0.28

interface Candidate {
  id: number
  likeness: number
}

/**
 * Places of the names most like the text, of which only letters are left: the likest first, no name twice, `most` at
 * the most. `isBorne` tells whether anything bears a name. What counts is letters and pairs of letters that both have, as in parts of names, or the
 * insertions, deletions and replacements between them, as in a slip of the hand: whichever is nearer.
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
 * Letters and, counted twice, pairs that a part of the row shares with the text, of all that the longer one has; 0 where
 * that cannot be more than `least`. Pairs are looked for only where letters alone may be enough: few names have them.
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

/** Two pairs rarely have one place, and who is compared letter by letter afterwards is told apart. */
const pairPlace = (left: number, right: number): number => (Math.imul(left, 0x9e3b) ^ right) & 0xffff

function spelledAlike(typed: string, { norm }: Name): number {
  const other = lettersOf(norm).slice(0, MOST_LETTERS)
  return 1 - distance(typed, other) / Math.max(typed.length, other.length, 1)
}

/** The most alike, in no order; of those that are equally alike the ones that came first. */
function createBest(most: number) {
  const best: Candidate[] = []
  let last = 0
  return {
    /** What is no more alike than this has no place. */
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
