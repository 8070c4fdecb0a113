/** Numbers that look random and are the same for the same seed on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** Whole numbers, both ends included. */
  int(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
  normal(): number
}

/** A draw of an index by weight, in constant time whatever the number of weights. */
export type Draw = (random: Random) => number

export function createRandom(seed: number | string): Random {
  const next = createSource(`${typeof seed}:${seed}`)
  let spare: number | null = null

  function normal(): number {
    if (spare !== null) {
      const value = spare
      spare = null
      return value
    }
    const radius = Math.sqrt(-2 * Math.log(1 - next()))
    const angle = 2 * Math.PI * next()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }

  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
    normal,
  }
}

/** Small fast counter generator (sfc32): 128 bits of state, 32 bits at a time. */
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

/** Walker's alias method. */
export function createDraw(weights: readonly number[]): Draw {
  const size = weights.length
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (size === 0 || !(total > 0)) throw new RangeError('a draw needs weights with a sum above zero')
  const share = Float64Array.from(weights, (weight) => (weight * size) / total)
  const alias = new Int32Array(size)
  const poor: number[] = []
  const rich: number[] = []
  for (let i = 0; i < size; i++) (at(share, i) < 1 ? poor : rich).push(i)
  while (poor.length > 0 && rich.length > 0) {
    const from = poor.pop() as number
    const to = rich[rich.length - 1] as number
    alias[from] = to
    share[to] = at(share, to) + at(share, from) - 1
    if (at(share, to) < 1) poor.push(rich.pop() as number)
  }
  // What is left over differs from 1 by rounding only.
  for (const i of [...poor, ...rich]) share[i] = 1

  return (random) => {
    const place = random.next() * size
    const index = Math.floor(place)
    return place - index < at(share, index) ? index : (alias[index] as number)
  }
}

const at = (values: Float64Array, index: number): number => values[index] as number

/** Weights of a long tail: a few that come often, many that hardly ever do. */
export function longTail(count: number, exponent: number): number[] {
  return Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent)
}

/** The same items in an order that depends on the random numbers alone. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.int(0, i)
    const held = result[i] as T
    result[i] = result[j] as T
    result[j] = held
  }
  return result
}
