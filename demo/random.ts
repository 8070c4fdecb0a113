/** Pseudo-random numbers that are the same for a seed on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** Integers, both ends included. */
  int(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
  normal(): number
}

/** Draws an index by weight. */
export type Draw = (random: Random) => number

export function createRandom(seed: number | string): Random {
  const next = createSource(`${typeof seed}:${seed}`)
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

/** A small fast counter generator (sfc32): 128 bits of state, 32 bits at a time. */
function createSource(text: string): () => number {
  let [a, b, c] = hashes(text)
  let counter = 1

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }

  for (let i = 0; i < 15; i++) next()
  return next
}

function hashes(text: string): [number, number, number] {
  const words: [number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    words[0] = Math.imul(words[0] ^ unit, 0x85ebca6b)
    words[1] = Math.imul(words[1] ^ words[0] ^ unit, 0xc2b2ae35)
    words[2] = Math.imul(words[2] ^ (words[1] >>> 13) ^ unit, 0x27d4eb2f)
  }
  return words
}

export function createDraw(weights: readonly number[]): Draw {
  const ends = new Float64Array(weights.length)
  let total = 0
  for (const [index, weight] of weights.entries()) {
    total += weight
    ends[index] = total
  }
  if (!(total > 0)) throw new RangeError('a draw needs weights with a sum above zero')
  return (random) => firstAbove(ends, random.next() * total)
}

/** The index of the first ascending number above the given one, or the last index. */
export function firstAbove(rising: Float64Array, value: number): number {
  let [low, high] = [0, rising.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rising[middle] as number) > value) high = middle
    else low = middle + 1
  }
  return low
}

/** Weights with a long tail: a few frequent items, many rare ones. */
export const longTail = (count: number, exponent: number): number[] =>
  Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent)
