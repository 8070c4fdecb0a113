// Selects notices from a list of their numbers.

import { andBits, type Bits, clearBit, createBits, nextBit, setBit, wordsFor } from './bits.ts'
import { type Columns, numberSize, numberStart, writeRaw } from './columns.ts'
import { findLocal, type Segment } from './segment.ts'

/** Numbers of notices, from outside the catalog. */
export interface Among {
  readonly noticeNos: ReadonlySet<string>
}

export interface AmongReader {
  /** Finds these notices in short steps, so that a search need not. */
  prepare(among: Among, segments: readonly Segment[]): Generator<void, void>
  /** Stores the places of these notices in sealed segments. */
  setPlaces(among: Among, places: ReadonlyMap<Segment, Bits>): void
  /** Clears the bits of all other notices. */
  narrowAmong(segment: Segment, among: Among, bits: Bits): void
}

/** Numbers found per step: about two milliseconds of work. */
const STEP = 8_000

const decoder = new TextDecoder()

export function createAmongReader(): AmongReader {
  /** In sealed segments only, because their notices do not move. */
  const placesOf = new WeakMap<Among, WeakMap<Segment, Bits>>()
  const number = new Uint8Array(4096)

  function bitsOf(among: Among): WeakMap<Segment, Bits> {
    const bySegment = placesOf.get(among) ?? new WeakMap<Segment, Bits>()
    placesOf.set(among, bySegment)
    return bySegment
  }

  function* lookUp(segment: Segment, { noticeNos }: Among): Generator<void, Bits> {
    const bits = createBits(segment.columns.count)
    let done = 0
    for (const noticeNo of noticeNos) {
      const bytes = noticeNo.length * 3 > number.length ? new Uint8Array(noticeNo.length * 3) : number
      const local = findLocal(segment, bytes, writeRaw(bytes, 0, noticeNo))
      if (local >= 0) setBit(bits, local)
      if (++done % STEP === 0) yield
    }
    return bits
  }

  function* prepare(among: Among, segments: readonly Segment[]): Generator<void, void> {
    const bySegment = bitsOf(among)
    for (const segment of segments) {
      if (segment.index === null || bySegment.has(segment)) continue
      bySegment.set(segment, yield* lookUp(segment, among))
      yield
    }
  }

  return {
    prepare,
    setPlaces(among, places) {
      const bySegment = bitsOf(among)
      for (const [segment, bits] of places) bySegment.set(segment, bits)
    },
    narrowAmong(segment, among, bits) {
      const ready = bitsOf(among).get(segment)
      const { columns } = segment
      if (ready) andBits(bits, ready, wordsFor(columns.count))
      else narrowOneByOne(columns, among, bits)
    },
  }
}

/** An open segment changes, and one sealed meanwhile was not searched. */
function narrowOneByOne(columns: Columns, { noticeNos }: Among, bits: Bits): void {
  for (let at = nextBit(bits, 0, columns.count); at >= 0; at = nextBit(bits, at + 1, columns.count)) {
    const start = numberStart(columns, at)
    const noticeNo = decoder.decode(columns.bytes.subarray(start, start + numberSize(columns, at)))
    if (!noticeNos.has(noticeNo)) clearBit(bits, at)
  }
}
