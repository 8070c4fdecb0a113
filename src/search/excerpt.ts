// Finds terms in a text as sent, and what stands around them.

import { createLocator, hasTerm, normalise, type Term } from './text.ts'

/** A short part of a text. Places count its code points, end exclusive. */
export interface TermExcerpt {
  excerpt: string
  start: number
  end: number
}

/** Code points shown before and behind a hit, and of a long hit. */
const AROUND = 60
const LONGEST_HIT = 80
export const LONGEST_EXCERPT = 2 * AROUND + LONGEST_HIT
const LEAST_WINDOW = 1_000

/** Finds the first place of each term in a text, in steps of some tenths of a millisecond. */
export function* firstPlaces(text: string, terms: readonly Term[]): Generator<void, Map<Term, TermExcerpt>> {
  const found = new Map<Term, TermExcerpt>()
  // With a separator before and behind each of its letters.
  const overlap = 2 * Math.max(...terms.map(({ text: letters }) => letters.length)) + 2
  const size = Math.max(LEAST_WINDOW, 4 * overlap)
  for (let at = 0; at < text.length && found.size < terms.length; at += size - overlap) {
    const from = startOfWord(text, at)
    const window = text.slice(from, at + size)
    const norm = normalise(window)
    const here = terms.filter((term) => !found.has(term) && hasTerm(norm, term))
    const locator = here.length > 0 ? createLocator(window) : null
    for (const term of here) {
      const [place] = locator?.places(term) ?? []
      if (place) found.set(term, aroundHit([...text.slice(from, at + size + 2 * AROUND)], place))
    }
    yield
  }
  return found
}

/** A window that begins in a word would make that the beginning of a word. */
function startOfWord(text: string, at: number): number {
  for (let from = at; from > Math.max(0, at - LEAST_WINDOW); from--) if (/\s/.test(text[from] ?? '')) return from
  return at
}

function aroundHit(letters: readonly string[], { start, end }: { start: number; end: number }): TermExcerpt {
  const from = Math.max(0, start - AROUND)
  const hitEnd = Math.min(end, start + LONGEST_HIT)
  const shown = letters.slice(from, hitEnd + AROUND).map((letter) => (/[\s\p{C}]/u.test(letter) ? ' ' : letter))
  return { excerpt: shown.join(''), start: start - from, end: hitEnd - from }
}
