// The pace of a stream to a caller.

import { createPace } from '../turns.ts'

/** A write of a line each took longer than making the line. */
const PIECE = 32 * 1024

/**
 * Lines of a stream, gathered to pieces worth a write. A reader who is fast enough never makes a stream wait, and what
 * never waits keeps everybody else from being answered: so it rests after each turn.
 */
export async function* inPieces(batches: AsyncIterable<Iterable<string>> | Iterable<Iterable<string>>) {
  const pace = createPace()
  let piece = ''
  for await (const lines of batches) {
    for (const line of lines) {
      piece += line
      if (piece.length >= PIECE) {
        yield piece
        piece = ''
      }
      if (pace.isOver()) await pace.rest()
    }
  }
  if (piece !== '') yield piece
}
