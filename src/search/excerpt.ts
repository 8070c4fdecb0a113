// Finds terms in an original text, with their surroundings.

import { createLongText, normaliseLong, withoutExtraMarks } from './long-text.ts'
import { createLocator, hasTerm, type Place, type Term } from './text.ts'

/** A short part of a text, as one line. */
export interface TermExcerpt {
  text: string
  /** The places of the term in it: code points, end exclusive, in order. */
  places: Place[]
}

/** Code points shown before and after a hit, and of a long hit. */
const AROUND = 60
const LONGEST_HIT = 80
export const LONGEST_EXCERPT = 2 * AROUND + LONGEST_HIT
/** Sizes in UTF-16 units: a hit is short unless there are many separators between its letters. */
const WINDOWS = [1_000, 6_400] as const

/** Finds the first place of each term in a text; a step takes about a millisecond. */
export function* firstExcerpts(text: string, terms: readonly Term[]): Generator<void, Map<Term, TermExcerpt>> {
  const plain = withoutExtraMarks(text)
  const found = new Map<Term, TermExcerpt>()
  const long = createLongText()
  const norm = (yield* long.push(plain)) + long.end()
  let left = terms.filter((term) => hasTerm(norm, term))
  for (const size of [...WINDOWS, plain.length]) {
    for (let at = 0; at < plain.length && left.length > 0; at += Math.ceil(size / 2)) {
      const from = startOfWord(plain, at)
      const window = plain.slice(from, at + size).toWellFormed()
      const windowNorm = normaliseLong(window)
      const here = left.filter((term) => hasTerm(windowNorm, term))
      if (here.length > 0) addExcerpts(found, plain.slice(from, at + size + 2 * AROUND).toWellFormed(), here)
      left = left.filter((term) => !found.has(term))
      yield
    }
    if (size >= plain.length) break
  }
  return found
}

/** A window that began in a word would make that place the beginning of a word. */
function startOfWord(text: string, at: number): number {
  for (let from = at; from > Math.max(0, at - WINDOWS[0]); from--) if (/\s/.test(text[from] ?? '')) return from
  return isTail(text, at) ? at - 1 : at
}

const isTail = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00

function addExcerpts(found: Map<Term, TermExcerpt>, line: string, terms: readonly Term[]): void {
  const locator = createLocator(line)
  const letters = [...line]
  for (const term of terms) {
    const places = locator.places(term)
    if (places.length > 0) found.set(term, aroundHit(letters, places))
  }
}

function aroundHit(letters: readonly string[], places: readonly Place[]): TermExcerpt {
  const { start, end } = places[0] ?? { start: 0, end: 0 }
  const from = Math.max(0, start - AROUND)
  const to = Math.min(end, start + LONGEST_HIT) + AROUND
  const shown = letters.slice(from, to).map((letter) => (/[\s\p{C}]/u.test(letter) ? ' ' : letter))
  return {
    text: shown.join(''),
    places: places
      .filter(({ start }) => start < to)
      .map(({ start, end }) => ({ start: start - from, end: Math.min(end, to) - from })),
  }
}
