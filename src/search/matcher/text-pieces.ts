// Cuts a normalised text of any length into pieces that can be searched separately.

import { queryLimits } from '../query.ts'

/** The duration of a search step depends on the size of its piece. */
const PIECE = 32_768
/** A term of the longest query with a separator before and after each of its letters. */
const OVERLAP = 2 * queryLimits.length + 2

/** Pieces overlap by the length of the longest term, so that every hit is within one of them. */
export interface TextPieces {
  push(norm: string): Generator<string>
  end(): Generator<string>
}

/**
 * A piece begins and ends at separators, because terms depend on them, or in a word so long that no term skips a
 * separator there.
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

/** After the last separator, if it is in the second half. */
function endIn(text: string): number {
  const last = Math.max(text.lastIndexOf(' '), text.lastIndexOf('-'))
  return last >= text.length - PIECE / 2 ? last + 1 : text.length
}

/** Where the next piece begins: no term that ends after this piece begins earlier. */
function startIn(text: string, end: number): number {
  const latest = end - OVERLAP
  for (let at = latest; at > latest - OVERLAP; at--) if (text[at] === ' ' || text[at] === '-') return at
  // In a long word, but not at its end, where terms would see the cut as the beginning of a word.
  return latest - OVERLAP
}
