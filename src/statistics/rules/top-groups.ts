import type { Steps } from '../../lib/turns.ts'

const STEP = 1 << 13

/** Negative if the first argument comes first. */
export type Compare = (one: number, other: number) => number

/**
 * The elements from `from` to `to` in sorted order, without sorting the rest: sorting half a million groups takes a
 * second, and only a page is needed.
 */
export function* sliceSteps(list: Int32Array, from: number, to: number, compare: Compare): Steps<Int32Array> {
  const end = Math.min(to, list.length)
  const begin = Math.min(from, end)
  yield* splitSteps(list, 0, list.length, end, compare)
  yield* splitSteps(list, 0, end, begin, compare)
  return list.slice(begin, end).sort(compare)
}

/** Partitions: moves what comes first before `place`, and the rest after it. */
function* splitSteps(list: Int32Array, first: number, last: number, place: number, compare: Compare): Steps<void> {
  let [low, high] = [first, last - 1]
  while (low < high && place > low && place <= high) {
    const pivot = middleOf(list, low, high, compare)
    let [i, j] = [low, high]
    for (let steps = 1; i <= j; steps++) {
      while (compare(list[i] ?? 0, pivot) < 0) i++
      while (compare(list[j] ?? 0, pivot) > 0) j--
      if (i <= j) {
        const item = list[i] ?? 0
        list[i++] = list[j] ?? 0
        list[j--] = item
      }
      if (steps % STEP === 0) yield
    }
    yield
    if (place <= j) high = j
    else if (place >= i) low = i
    else return
  }
}

function middleOf(list: Int32Array, low: number, high: number, compare: Compare): number {
  const three = [list[low], list[(low + high) >>> 1], list[high]] as [number, number, number]
  return three.sort(compare)[1]
}
