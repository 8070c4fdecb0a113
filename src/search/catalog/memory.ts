// A cache of verified terms with a limit in bytes.

import { type Bits, nextBit, orBits, setBit, wordsFor } from './bits.ts'

/** Verified hits of terms in sealed segments, which never change; the least recently used terms are dropped. */
export interface Memory {
  has(term: string, segment: number): boolean
  /** Adds the cached hits to `bits` with OR; false if there are none. */
  recall(term: string, segment: number, bits: Bits, size: number): boolean
  keep(term: string, segment: number, bits: Bits, count: number, size: number): void
  forget(segment: number): void
  bytes(): number
}

type HitList = Uint16Array | Uint32Array

/** The size of an entry in addition to its list. */
const ENTRY_BYTES = 200

export function createMemory(budget: number): Memory {
  const terms = new Map<string, Map<number, HitList>>()
  let bytes = 0

  const sizeOf = (hits: HitList) => hits.byteLength + ENTRY_BYTES

  function drop(term: string): void {
    for (const hits of terms.get(term)?.values() ?? []) bytes -= sizeOf(hits)
    terms.delete(term)
  }

  function touch(term: string, segments: Map<number, HitList>): void {
    terms.delete(term)
    terms.set(term, segments)
  }

  return {
    has: (term, segment) => terms.get(term)?.has(segment) ?? false,
    recall(term, segment, bits, size) {
      const segments = terms.get(term)
      const hits = segments?.get(segment)
      if (!segments || !hits) return false
      touch(term, segments)
      if (hits instanceof Uint32Array) orBits(bits, hits, wordsFor(size))
      else for (let i = 0; i < hits.length; i++) setBit(bits, hits[i] ?? 0)
      return true
    },
    keep(term, segment, bits, count, size) {
      const hits = hitListOf(bits, count, size)
      if (sizeOf(hits) > budget) return
      const segments = terms.get(term) ?? new Map<number, HitList>()
      const before = segments.get(segment)
      if (before) bytes -= sizeOf(before)
      segments.set(segment, hits)
      touch(term, segments)
      bytes += sizeOf(hits)
      for (const oldest of terms.keys()) {
        if (bytes <= budget) break
        drop(oldest)
      }
    },
    forget(segment) {
      for (const segments of terms.values()) {
        const hits = segments.get(segment)
        if (!hits) continue
        bytes -= sizeOf(hits)
        segments.delete(segment)
      }
    },
    bytes: () => bytes,
  }
}

/** The shorter form: the list of hits, or a bit for each notice. */
function hitListOf(bits: Bits, count: number, size: number): HitList {
  const words = wordsFor(size)
  if (count * 2 >= words * 4) return bits.slice(0, words)
  const list = new Uint16Array(count)
  let used = 0
  for (let at = nextBit(bits, 0, size); at >= 0; at = nextBit(bits, at + 1, size)) list[used++] = at
  return list
}
