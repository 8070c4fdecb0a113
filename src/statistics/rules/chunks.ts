import type { Steps } from '../../lib/turns.ts'

/** Rows per step: well below a millisecond. */
export const CHUNK = 1 << 14

/** Work on a range of rows in a plain loop, which is compiled separately from the generator around it. */
export function* inChunks(
  length: number,
  work: (begin: number, end: number) => void,
  chunk: number = CHUNK,
): Steps<void> {
  for (let begin = 0; begin < length; begin += chunk) {
    work(begin, Math.min(length, begin + chunk))
    yield
  }
}

export function addOne(counts: Int32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}
