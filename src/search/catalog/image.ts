// Serializes a catalog: sealed segments as immutable blocks, everything else as its state.

import type { Steps } from '../../lib/turns.ts'
import { countBits, nextBit, wordsFor } from './bits.ts'
import { createListed, type Listed, type ListedCode } from './codes.ts'
import { type Columns, FLOATS, IDS, INTS } from './columns.ts'
import { packed, readPacked } from './pack.ts'
import { createDictionaries, type Dictionaries, SHARED } from './pieces.ts'
import { createSegment, type Index, type NumberTable, type Segment } from './segment.ts'

/** All parts of a catalog. */
export interface CatalogParts {
  dictionaries: Dictionaries
  listed: { agency: Listed; industry: Listed }
  /** Oldest first, numbered from 0; the tail comes next. */
  segments: Segment[]
  tail: Segment
}

/** A snapshot of a catalog, independent of later changes. */
export interface CatalogImage {
  readonly notices: number
  /** Sealed segments, oldest first; the bytes of a segment never change. */
  readonly blocks: readonly object[]
  /** Not copied: the writer keeps a segment in memory that the catalog has dropped. */
  bytesOf(block: object): Uint8Array[]
  /** The bytes of everything else. */
  stateSteps(): Steps<Uint8Array[]>
}

/** The bytes are not a valid image; the catalog must be filled again. */
class BrokenImage extends Error {}

interface Block {
  columns: Columns
  slots: Uint16Array
  used: number
  index: Index
  orders: [string, { locals: Uint16Array | null; places: Uint16Array | null }][]
}

interface State {
  /** One for each block, in the same order. */
  alive: Uint32Array[]
  tail: { columns: Columns; table: NumberTable; alive: Uint32Array }
  shared: Record<(typeof SHARED)[number]['name'], Uint8Array[]>
  listed: Record<'agency' | 'industry', Uint8Array[]>
}

/** Values per piece of text: a few milliseconds of work. */
const LOT = 1000
const encoder = new TextEncoder()
const decoder = new TextDecoder()

export const createParts = (segmentSize: number): CatalogParts => ({
  dictionaries: createDictionaries(),
  listed: { agency: createListed(), industry: createListed() },
  segments: [],
  tail: createSegment(0, segmentSize),
})

/** Copies at once what may change; `null` while segments wait to be sealed. */
export function captureImage({ dictionaries, listed, segments, tail }: CatalogParts): CatalogImage | null {
  if (segments.some(({ index }) => index === null)) return null
  const state = {
    alive: segments.map(({ alive }) => alive.slice()),
    tail: { columns: ownColumns(tail.columns), table: ownTable(tail.table), alive: tail.alive.slice() },
  }
  // These only grow, so the current entries do not change.
  const counts = SHARED.map(({ name }) => dictionaries[name].values.length)
  const codes = { agency: listed.agency.capture(), industry: listed.industry.capture() }
  return {
    notices: [...segments, tail].reduce((sum, { living }) => sum + living, 0),
    blocks: segments,
    bytesOf: (block) => blockBytes(block as Segment),
    *stateSteps() {
      const shared: Partial<State['shared']> = {}
      for (const [i, { name }] of SHARED.entries()) {
        shared[name] = yield* lotsOf(dictionaries[name].values, counts[i] ?? 0)
      }
      const written = {
        agency: yield* lotsOf(codes.agency, codes.agency.length),
        industry: yield* lotsOf(codes.industry, codes.industry.length),
      }
      return packed({ ...state, shared, listed: written })
    },
  }
}

function* lotsOf(values: { slice(from: number, to: number): unknown[] }, count: number): Steps<Uint8Array[]> {
  const lots: Uint8Array[] = []
  for (let from = 0; from < count; from += LOT) {
    // The parts of addresses are computed again.
    const text = JSON.stringify(values.slice(from, Math.min(count, from + LOT)), (name, one: unknown) =>
      name === 'parts' ? undefined : one,
    )
    lots.push(encoder.encode(text))
    yield
  }
  return lots
}

function blockBytes({ columns, table, index, orders }: Segment): Uint8Array[] {
  if (index === null) throw new Error('only a sealed segment is written')
  return packed({ columns, slots: table.slots, used: table.used, index, orders: [...orders] } satisfies Block)
}

const ownTable = ({ slots, used }: NumberTable): NumberTable => ({ slots: slots.slice(), used })

/** A copy with the length of its notices. */
function ownColumns(columns: Columns): Columns {
  const { count, starts, textStarts, hashCount } = columns
  const cut = <Name extends string, T extends { slice(from: number, to: number): T }>(
    names: readonly Name[],
    lists: Record<Name, T>,
  ) => Object.fromEntries(names.map((name) => [name, lists[name].slice(0, count)])) as Record<Name, T>
  return {
    count,
    floats: cut(FLOATS, columns.floats),
    ids: cut(IDS, columns.ids),
    ints: cut(INTS, columns.ints),
    outcome: columns.outcome.slice(0, count),
    bytes: columns.bytes.slice(0, starts[count]),
    starts: starts.slice(0, count + 1),
    text: columns.text.slice(0, textStarts[count]),
    textStarts: textStarts.slice(0, count + 1),
    hashes: columns.hashes.slice(0, hashCount),
    hashLocals: columns.hashLocals.slice(0, hashCount),
    hashCount,
  }
}

/** The parts of the catalog of an image. Blocks become its memory; all values get their previous indexes. */
export function* partsOfImage(
  file: ArrayBuffer,
  blocks: readonly ArrayBuffer[],
  segmentSize: number,
): Steps<CatalogParts> {
  const state = readPacked(file) as State
  if (state.alive.length !== blocks.length) throw new BrokenImage('it has another number of blocks')
  const dictionaries = createDictionaries()
  for (const { name, enter } of SHARED) {
    // The first pattern of addresses exists from the start and means none.
    let place = 0
    for (const lot of state.shared[name]) {
      for (const value of JSON.parse(decoder.decode(lot)) as unknown[]) {
        if (enter(dictionaries, value as never) !== place++) throw new BrokenImage(`${name} stands in other places`)
      }
      yield
    }
  }
  const listed = { agency: yield* listedOf(state.listed.agency), industry: yield* listedOf(state.listed.industry) }
  const segments: Segment[] = []
  for (const [i, block] of blocks.entries()) {
    segments.push(segmentOf(i, block, (state.alive[i] as Uint32Array).slice()))
    yield
  }
  const tail = tailOf(segments.length, segmentSize, state.tail)
  for (const segment of [...segments, tail]) {
    countShared(dictionaries, segment)
    yield
  }
  return { dictionaries, listed, segments, tail }
}

function* listedOf(lots: readonly Uint8Array[]): Steps<Listed> {
  const listed = createListed()
  for (const lot of lots) {
    listed.add(JSON.parse(decoder.decode(lot)) as ListedCode[])
    yield
  }
  return listed
}

function segmentOf(id: number, file: ArrayBuffer, alive: Uint32Array): Segment {
  const { columns, slots, used, index, orders } = readPacked(file) as Block
  if (alive.length !== wordsFor(columns.count)) throw new BrokenImage('a block has another number of notices')
  return {
    id,
    columns,
    table: { slots, used },
    alive,
    living: countBits(alive, alive.length),
    index,
    orders: new Map(orders),
    status: null,
    madeFor: columns.count,
  }
}

/** Copied: a view would keep the whole file in memory. */
function tailOf(id: number, segmentSize: number, { columns, table, alive }: State['tail']): Segment {
  const tail = { ...createSegment(id, segmentSize), columns: ownColumns(columns), table: ownTable(table) }
  // The length of a full segment; a longer column is invalid.
  tail.alive.set(alive)
  tail.living = countBits(tail.alive, wordsFor(columns.count))
  return tail
}

export const COUNTED = ['party', 'place', 'licences'] as const

function countShared(dictionaries: Dictionaries, { columns, alive }: Segment): void {
  for (const name of COUNTED) {
    const ids = columns.ids[name]
    const { counts } = dictionaries[name]
    for (let local = nextBit(alive, 0, columns.count); local >= 0; local = nextBit(alive, local + 1, columns.count)) {
      const id = ids[local] ?? 0
      counts[id] = (counts[id] ?? 0) + 1
    }
  }
}
