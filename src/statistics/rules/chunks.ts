import type { Steps } from '../../lib/turns.ts'

/** So many rows a step: well below a millisecond. */
export const CHUNK = 1 << 14

/** Work on rows from a first up to a last one, in plain loops that are compiled apart from the generator around them. */
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
