// Notices by a list of their numbers.

import { andBits, type Bits, clearBit, createBits, nextBit, setBit, wordsFor } from './bits.ts'
import { type Columns, numberSize, numberStart, writeRaw } from './columns.ts'
import { findLocal, type Segment } from './segment.ts'

/** Numbers of notices: what another register says of them. */
export interface Among {
  readonly noticeNos: ReadonlySet<string>
}

export interface AmongReader {
  /** Looks the numbers up in short steps, so that no search has to. */
  prepare(among: Among, segments: readonly Segment[]): Generator<void, void>
  /** Takes in where the notices of sealed segments are. */
  know(among: Among, places: ReadonlyMap<Segment, Bits>): void
  /** Clears the bits of all others. */
  narrowAmong(segment: Segment, among: Among, bits: Bits): void
}

/** Numbers looked up in one step: some two milliseconds of work. */
const STEP = 8_000

const decoder = new TextDecoder()

export function createAmongReader(): AmongReader {
  /** Of sealed segments: their notices stay where they are. */
  const known = new WeakMap<Among, WeakMap<Segment, Bits>>()
  const number = new Uint8Array(4096)

  function bitsOf(among: Among): WeakMap<Segment, Bits> {
    const bySegment = known.get(among) ?? new WeakMap<Segment, Bits>()
    known.set(among, bySegment)
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
    know(among, places) {
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

/** An open segment takes more notices, and one sealed meanwhile has not been looked through. */
function narrowOneByOne(columns: Columns, { noticeNos }: Among, bits: Bits): void {
  for (let at = nextBit(bits, 0, columns.count); at >= 0; at = nextBit(bits, at + 1, columns.count)) {
    const start = numberStart(columns, at)
    const noticeNo = decoder.decode(columns.bytes.subarray(start, start + numberSize(columns, at)))
    if (!noticeNos.has(noticeNo)) clearBit(bits, at)
  }
}
