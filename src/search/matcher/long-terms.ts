// Terms with more letters than the tree contains.

import type { Term } from '../text.ts'
import type { Letters } from './letters.ts'

/**
 * Many long terms may have the same beginning, and a text may repeat it: letters are compared only if their hash
 * matches, and no more after a term was found (2,000 terms in a title of 1,000 letters took 800 ms without).
 */
interface LongTerm {
  readonly term: Term
  readonly hash: number
  /** BASE to the power of its length. */
  readonly power: number
  /** The last scan that found it. */
  found: number
}

const BASE = 0x01000193

const createLongTerm = (term: Term): LongTerm => {
  let hash = 0
  let power = 1
  for (let at = 0; at < term.compact.length; at++) {
    hash = (Math.imul(hash, BASE) + term.compact.charCodeAt(at)) | 0
    power = Math.imul(power, BASE)
  }
  return { term, hash, power, found: 0 }
}

/** Identified by index. */
export const createLongTerms = (letters: Letters) => {
  const terms: (LongTerm | undefined)[] = []
  const free: number[] = []
  /** Hashes of the prefixes of the text, computed when needed. */
  let hashes = new Int32Array(0)
  let isHashed = false
  let scans = 0

  const add = (term: Term): number => {
    const place = free.pop() ?? terms.length
    terms[place] = createLongTerm(term)
    return place
  }

  const remove = (place: number): void => {
    terms[place] = undefined
    free.push(place)
  }

  /** Call this when the letters contain another text. */
  const begin = (): void => {
    isHashed = false
    scans++
  }

  const makeHashes = (): void => {
    isHashed = true
    const count = letters.count()
    const units = letters.units()
    if (hashes.length <= count) hashes = new Int32Array(2 * count + 1)
    for (let at = 0; at < count; at++) hashes[at + 1] = Math.imul(hashes[at] ?? 0, BASE) + (units[at] ?? 0)
  }

  const hasHash = ({ term, hash, power }: LongTerm, start: number): boolean => {
    if (start + term.compact.length > letters.count()) return false
    if (!isHashed) makeHashes()
    const end = hashes[start + term.compact.length] ?? 0
    return ((end - Math.imul(hashes[start] ?? 0, power)) | 0) === hash
  }

  /** Whether it is at `start`; checked once for each text. */
  const fits = (place: number, start: number): boolean => {
    const long = terms[place]
    if (!long || long.found === scans || !hasHash(long, start) || !letters.isAt(long.term, start)) return false
    long.found = scans
    return true
  }

  return { add, remove, begin, fits, at: (place: number): Term | undefined => terms[place]?.term }
}
