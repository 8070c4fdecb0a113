/**
 * One bit per notice of a segment. Functions get the number of words in use, because scratch sets have the length of
 * the largest segment.
 */
export type Bits = Uint32Array

export const wordsFor = (count: number): number => (count + 31) >>> 5

export const createBits = (count: number): Bits => new Uint32Array(wordsFor(count))

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

export const setBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export const clearBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31))
}

export function fillBits(bits: Bits, count: number): void {
  const whole = count >>> 5
  bits.fill(0xffffffff, 0, whole)
  if ((count & 31) !== 0) bits[whole] = (1 << (count & 31)) - 1
}

export function copyBits(from: Bits, to: Bits, words: number): void {
  to.set(from.length === words ? from : from.subarray(0, words))
}

export function andBits(bits: Bits, other: Bits, words: number): void {
  for (let w = 0; w < words; w++) bits[w] = (bits[w] ?? 0) & (other[w] ?? 0)
}

export function orBits(bits: Bits, other: Bits, words: number): void {
  for (let w = 0; w < words; w++) bits[w] = (bits[w] ?? 0) | (other[w] ?? 0)
}

export function andNotBits(bits: Bits, other: Bits, words: number): void {
  for (let w = 0; w < words; w++) bits[w] = (bits[w] ?? 0) & ~(other[w] ?? 0)
}

/** Clears all bits outside the range from one index to another, `to` exclusive. */
export function keepBits(bits: Bits, words: number, from: number, to: number): void {
  if (from >= to) {
    bits.fill(0, 0, words)
    return
  }
  const [first, last] = [from >>> 5, (to - 1) >>> 5]
  bits.fill(0, 0, first)
  bits.fill(0, last + 1, words)
  bits[first] = (bits[first] ?? 0) & (0xffffffff << (from & 31))
  bits[last] = (bits[last] ?? 0) & (0xffffffff >>> (31 - ((to - 1) & 31)))
}

export function anyBit(bits: Bits, words: number): boolean {
  for (let w = 0; w < words; w++) if (bits[w] !== 0) return true
  return false
}

function popcount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bits, words: number): number {
  let total = 0
  for (let w = 0; w < words; w++) {
    const word = bits[w] ?? 0
    if (word !== 0) total += popcount(word)
  }
  return total
}

/** Number of bits before each word, for counting up to any index. */
export function sumBits(bits: Bits, words: number): Uint32Array {
  const sums = new Uint32Array(words + 1)
  for (let w = 0; w < words; w++) sums[w + 1] = (sums[w] ?? 0) + popcount(bits[w] ?? 0)
  return sums
}

/** Bits before `at`. */
export function rankOf(bits: Bits, sums: Uint32Array, at: number): number {
  const w = at >>> 5
  const rest = at & 31
  return (sums[w] ?? 0) + (rest === 0 ? 0 : popcount((bits[w] ?? 0) & ((1 << rest) - 1)))
}

/** The next bit at or after `from`, else -1. */
export function nextBit(bits: Bits, from: number, count: number): number {
  if (from >= count) return -1
  const words = wordsFor(count)
  let w = from >>> 5
  let word = (bits[w] ?? 0) & (0xffffffff << (from & 31))
  while (word === 0) {
    if (++w >= words) return -1
    word = bits[w] ?? 0
  }
  return (w << 5) + 31 - Math.clz32(word & -word)
}

/** The last bit at or before `from`, else -1. */
export function previousBit(bits: Bits, from: number): number {
  if (from < 0) return -1
  let w = from >>> 5
  let word = (bits[w] ?? 0) & (0xffffffff >>> (31 - (from & 31)))
  while (word === 0) {
    if (--w < 0) return -1
    word = bits[w] ?? 0
  }
  return (w << 5) + 31 - Math.clz32(word)
}

/** A pool of sets, so that searches allocate none. */
export interface Scratch {
  take(): Bits
  give(bits: Bits): void
}

export function createScratch(count: number): Scratch {
  const free: Bits[] = []
  return {
    take: () => free.pop() ?? createBits(count),
    give: (bits) => {
      free.push(bits)
    },
  }
}
