// Verified terms within their budget.

import { type Bits, nextBit, orBits, setBit, wordsFor } from './bits.ts'

/** Verified hits of terms in sealed segments, which never change; the terms longest unused give way. */
export interface Memory {
  has(term: string, segment: number): boolean
  /** Ors what is remembered into `bits`; false where nothing is. */
  recall(term: string, segment: number, bits: Bits, size: number): boolean
  keep(term: string, segment: number, bits: Bits, count: number, size: number): void
  forget(segment: number): void
  bytes(): number
}

type Held = Uint16Array | Uint32Array

/** What an entry costs beside its list. */
const ENTRY_BYTES = 200

export function createMemory(budget: number): Memory {
  const terms = new Map<string, Map<number, Held>>()
  let bytes = 0

  const sizeOf = (held: Held) => held.byteLength + ENTRY_BYTES

  function drop(term: string): void {
    for (const held of terms.get(term)?.values() ?? []) bytes -= sizeOf(held)
    terms.delete(term)
  }

  function touch(term: string, held: Map<number, Held>): void {
    terms.delete(term)
    terms.set(term, held)
  }

  return {
    has: (term, segment) => terms.get(term)?.has(segment) ?? false,
    recall(term, segment, bits, size) {
      const segments = terms.get(term)
      const held = segments?.get(segment)
      if (!segments || !held) return false
      touch(term, segments)
      if (held instanceof Uint32Array) orBits(bits, held, wordsFor(size))
      else for (let i = 0; i < held.length; i++) setBit(bits, held[i] ?? 0)
      return true
    },
    keep(term, segment, bits, count, size) {
      const held = heldOf(bits, count, size)
      if (sizeOf(held) > budget) return
      const segments = terms.get(term) ?? new Map<number, Held>()
      const before = segments.get(segment)
      if (before) bytes -= sizeOf(before)
      segments.set(segment, held)
      touch(term, segments)
      bytes += sizeOf(held)
      for (const oldest of terms.keys()) {
        if (bytes <= budget) break
        drop(oldest)
      }
    },
    forget(segment) {
      for (const segments of terms.values()) {
        const held = segments.get(segment)
        if (!held) continue
        bytes -= sizeOf(held)
        segments.delete(segment)
      }
    },
    bytes: () => bytes,
  }
}

/** Whichever is shorter: the list of hits or a bit for every notice. */
function heldOf(bits: Bits, count: number, size: number): Held {
  const words = wordsFor(size)
  if (count * 2 >= words * 4) return bits.slice(0, words)
  const list = new Uint16Array(count)
  let used = 0
  for (let at = nextBit(bits, 0, size); at >= 0; at = nextBit(bits, at + 1, size)) list[used++] = at
  return list
}
