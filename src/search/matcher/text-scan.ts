// Finds the terms of many keywords in a text of any length, in steps of a millisecond.

import { createLongText } from '../long-text.ts'
import type { FoundTerms } from './atoms.ts'
import { createTextPieces } from './text-pieces.ts'

/** A page of a file, or a part of a page. */
interface ScannedPart {
  entry: string | null
  page: number | null
  text: string
}

/** One text, part by part. Pages are separated like words. */
export function createTextScan(texts: FoundTerms) {
  const long = createLongText()
  const pieces = createTextPieces()
  let page: string | null = null

  function* see(some: Iterable<string>): Generator<void> {
    for (const piece of some) {
      texts.see(piece)
      yield
    }
  }

  return {
    *push(part: ScannedPart): Generator<void> {
      const here = `${part.page} ${part.entry}`
      if (page !== null && page !== here) yield* see(pieces.push(long.endPage()))
      page = here
      yield* see(pieces.push(yield* long.push(part.text)))
    },
    *end(): Generator<void> {
      yield* see(pieces.push(long.end()))
      yield* see(pieces.end())
    },
  }
}
