// Cuts a normalised text of any length into pieces that can be searched one by one.

import { queryLimits } from '../query.ts'

/** A step of the search takes as long as its piece is. */
const PIECE = 32_768
/** A term of the longest query with a separator before and behind each of its letters. */
const OVERLAP = 2 * queryLimits.length + 2

/** Pieces that overlap by the longest term, so that what stands in the text stands in one of them. */
export interface TextPieces {
  push(norm: string): Generator<string>
  end(): Generator<string>
}

/**
 * A piece begins and ends at separators, since terms ask for them, or in a word that is so long that no term passes over
 * a separator there.
 */
export function createTextPieces(): TextPieces {
  let held = ''

  function* push(norm: string): Generator<string> {
    for (let at = 0; at < norm.length; at += PIECE) {
      held += norm.slice(at, at + PIECE)
      const end = held.length < PIECE + OVERLAP ? 0 : endIn(held)
      if (end === 0) continue
      yield held.slice(0, end)
      held = held.slice(startIn(held, end))
    }
  }

  return {
    push,
    *end() {
      if (held !== '') yield held
      held = ''
    },
  }
}

/** Behind the last separator, if it is in the second half. */
function endIn(text: string): number {
  const last = Math.max(text.lastIndexOf(' '), text.lastIndexOf('-'))
  return last >= text.length - PIECE / 2 ? last + 1 : text.length
}

/** Where the next piece begins: no term that ends behind this one begins earlier. */
function startIn(text: string, end: number): number {
  const latest = end - OVERLAP
  for (let at = latest; at > latest - OVERLAP; at--) if (text[at] === ' ' || text[at] === '-') return at
  // In a long word, and not at its end, where terms would take the cut for the beginning of a word.
  return latest - OVERLAP
}
