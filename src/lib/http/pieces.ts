// The pace of a stream to a client.

import { createPace } from '../turns.ts'

/** Writing each line separately took longer than making it. */
const PIECE = 32 * 1024

/**
 * Joins the lines of a stream to chunks that are worth a write. A fast reader never makes a stream wait, and a stream
 * that never waits would block all others, so it pauses after each turn.
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
