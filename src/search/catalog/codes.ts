// Lists of agencies, industries and regions with the number of their notices, counted without reading a notice.

import type { Steps } from '../../lib/turns.ts'
import { type Named, type NameFilter, nameFits, regionFits } from '../filter.ts'
import type { Dictionaries, Dictionary, Name, Names } from './pieces.ts'

export interface CodeCount {
  code: string | null
  name: string
  /** Notices that name it; one that names it twice counts once. */
  notices: number
}

export interface CodeQuery {
  what: 'agency' | 'industry'
  /** A code that bore several names counts under all of them, whichever was asked for. */
  filter: NameFilter | null
  offset: number
  limit: number
}

export interface CodePage {
  /** On all pages. */
  total: number
  items: CodeCount[]
}

/** A name of a code as a source's list of codes has it; it need not stand in any notice. */
export interface ListedCode {
  code: string
  name: string
  norm: string
  /** `false` where the list no longer has the code in use. */
  listed: boolean
  /** Position in the feed of this statement: of two the higher one is newer. */
  position: number
}

interface ListedName extends Named {
  readonly code: string
  readonly name: string
  /** The place of its code among the codes of the lists. */
  readonly place: number
}

/** What lists of codes say, beside the names of notices: a filter of notices never looks here. */
export interface Listed {
  names: ListedName[]
  /** By name: the position in the feed at which it was listed, 0 where it no longer is. */
  positions: number[]
  codes: number
  take(codes: Iterable<ListedCode>): void
  /** The newest statement of each name, as it is now: who takes them in this order holds the same. */
  capture(): { length: number; slice(from: number, to: number): ListedCode[] }
}

export function createListed(): Listed {
  const [ids, places] = [new Map<string, number>(), new Map<string, number>()]
  const newest: number[] = []

  function idOf({ code, name, norm }: ListedCode): number {
    const key = `${code}|${name}`
    const id = ids.get(key)
    if (id !== undefined) return id
    const place = places.get(code) ?? listed.codes++
    places.set(code, place)
    ids.set(key, listed.names.length)
    newest.push(0)
    listed.positions.push(0)
    return listed.names.push({ code, name, norm, place }) - 1
  }

  const listed: Listed = {
    names: [],
    positions: [],
    codes: 0,
    take(codes) {
      for (const one of codes) {
        const id = idOf(one)
        if (one.position <= (newest[id] ?? 0)) continue
        newest[id] = one.position
        listed.positions[id] = one.listed ? one.position : 0
      }
    },
    capture() {
      // Names stay as they are and where they are; what was said of them does not.
      const [said, positions] = [Float64Array.from(newest), Float64Array.from(listed.positions)]
      const { names } = listed
      return {
        length: said.length,
        slice: (from, to) =>
          names.slice(from, Math.min(to, said.length)).map(({ code, name, norm }, i) => ({
            code,
            name,
            norm,
            listed: positions[from + i] !== 0,
            position: said[from + i] ?? 0,
          })),
      }
    },
  }
  return listed
}

/** Entries looked at in one step: no more than a millisecond or two. */
const STEP = 4096

/**
 * Agencies or industries that living notices name or that are listed, all of one moment: the busiest first, then by
 * code.
 */
export function* findCodes(dictionaries: Dictionaries, listed: Listed, query: CodeQuery): Steps<CodePage> {
  const { agencies, party, industries, licences } = dictionaries
  const [names, groups] = query.what === 'agency' ? [agencies, party] : [industries, licences]
  // A snapshot: what is listed while other work is done between two steps has a place behind these.
  const now = { names: listed.names, positions: Float64Array.from(listed.positions), codes: listed.codes }
  const tally = yield* countNames(names, groups)
  const codes = yield* codesFitting({ names, tally, listed: now, filter: query.filter })
  const { near, before } = yield* codesNear(codes, query)
  const sorted = yield* sortInSteps(near, (a, b) => b.notices - a.notices || compareText(a.id, b.id))
  const from = query.offset - before
  const page = sorted.slice(from, from + query.limit)
  return { total: codes.length, items: page.map(({ code, name, notices }) => ({ code, name, notices })) }
}

/** Those that may stand on the page, as their counts say, and how many stand before them. */
function* codesNear(items: readonly FoundCode[], { offset, limit }: CodeQuery): Steps<Near> {
  const having = new Map<number, number>()
  for (const [i, { notices }] of items.entries()) {
    if (i % STEP === STEP - 1) yield
    having.set(notices, (having.get(notices) ?? 0) + 1)
  }
  const wanted = new Set<number>()
  let [before, passed] = [0, 0]
  for (const [notices, codes] of [...having].sort(([a], [b]) => b - a)) {
    if (passed >= offset + limit) break
    if (passed + codes <= offset) before += codes
    else wanted.add(notices)
    passed += codes
  }
  const near: FoundCode[] = []
  for (const [i, one] of items.entries()) {
    if (i % STEP === STEP - 1) yield
    if (wanted.has(one.notices)) near.push(one)
  }
  return { near, before }
}

interface Tally {
  /** By code: notices that name it. */
  notices: Uint32Array
  /** By name: whether a living notice bears it. */
  borne: Uint8Array
}

function* countNames(names: Names, groups: Dictionary<{ readonly names: readonly number[] }>): Steps<Tally> {
  // A snapshot: what changes while other work is done between two steps has a higher id and is not counted.
  const living = Uint32Array.from(groups.counts)
  const notices = new Uint32Array(names.codes.length)
  const borne = new Uint8Array(names.list.length)
  const last = new Int32Array(notices.length).fill(-1)
  for (let id = 0; id < living.length; id++) {
    if (id % STEP === STEP - 1) yield
    if (living[id] === 0) continue
    for (const one of groups.values[id]?.names ?? []) {
      borne[one] = 1
      const code = names.list[one]?.codeId ?? -1
      if (last[code] !== id) notices[code] = (notices[code] ?? 0) + (living[id] ?? 0)
      last[code] = id
    }
  }
  return { notices, borne }
}

interface FoundCode extends CodeCount {
  id: string
}

interface Near {
  near: FoundCode[]
  before: number
}

/** Listed codes as they stand when the question is asked. */
interface ListedNow {
  names: readonly ListedName[]
  positions: Float64Array
  codes: number
}

interface CodesRequest {
  names: Names
  tally: Tally
  listed: ListedNow
  filter: NameFilter | null
}

/** A code in notices is shown with one of its names there, any other with its latest. It is found by all its names. */
function* codesFitting(asked: CodesRequest): Steps<FoundCode[]> {
  const { names, tally } = asked
  const { shown, wanted } = yield* borneCodes(asked)
  const fitting = yield* idleCodes(asked, wanted)
  for (const [code, name] of shown.entries()) {
    if (code % STEP === STEP - 1) yield
    if (!name || wanted[code] === 0) continue
    const { id } = names.codes[code] as { id: string }
    fitting.push({ id, code: name.code, name: name.name, notices: tally.notices[code] ?? 0 })
  }
  return fitting
}

function* borneCodes({ names, tally: { notices, borne }, filter }: CodesRequest): Steps<BorneCodes> {
  const shown: (Name | undefined)[] = new Array(notices.length)
  const wanted = new Uint8Array(notices.length)
  for (let i = 0; i < borne.length; i++) {
    if (i % STEP === STEP - 1) yield
    const name = names.list[i] as Name
    if (borne[i] === 0) continue
    const earlier = shown[name.codeId]
    if (!earlier || compareText(earlier.name, name.name) < 0) shown[name.codeId] = name
    if (wanted[name.codeId] === 0 && (filter === null || nameFits(filter, name))) wanted[name.codeId] = 1
  }
  return { shown, wanted }
}

interface BorneCodes {
  shown: (Name | undefined)[]
  /** By code: whether it fits. */
  wanted: Uint8Array
}

/** Listed codes that no living notice names. Codes that one names are marked as wanted by their listed names too. */
function* idleCodes({ names, tally, listed, filter }: CodesRequest, wanted: Uint8Array): Steps<FoundCode[]> {
  const newest = new Int32Array(listed.codes).fill(-1)
  const fitting = new Uint8Array(listed.codes)
  const positionOf = (id: number): number => listed.positions[id] ?? 0
  for (let i = 0; i < listed.positions.length; i++) {
    if (i % STEP === STEP - 1) yield
    if (positionOf(i) === 0) continue
    const name = listed.names[i] as ListedName
    const fits = filter === null || nameFits(filter, name)
    const place = names.placeOf(name.code)
    if (place !== undefined && (tally.notices[place] ?? 0) > 0) {
      if (fits) wanted[place] = 1
      continue
    }
    if (fits) fitting[name.place] = 1
    const latest = newest[name.place] ?? -1
    if (latest < 0 || positionOf(latest) < positionOf(i)) newest[name.place] = i
  }
  const idle: FoundCode[] = []
  for (const [place, id] of newest.entries()) {
    if (place % STEP === STEP - 1) yield
    const name = listed.names[id]
    if (name && fitting[place] === 1) idle.push({ id: name.code, code: name.code, name: name.name, notices: 0 })
  }
  return idle
}

const RUN = 512

/** Small parts sorted, then merged two by two. */
function* sortInSteps<T>(list: readonly T[], compare: (a: T, b: T) => number): Steps<T[]> {
  let runs: T[][] = []
  for (let from = 0; from < list.length; from += RUN) {
    runs.push(list.slice(from, from + RUN).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let i = 0; i < runs.length; i += 2) {
      merged.push(yield* merge(runs[i] ?? [], runs[i + 1] ?? [], compare))
      yield
    }
    runs = merged
  }
  return runs[0] ?? []
}

function* merge<T>(one: readonly T[], other: readonly T[], compare: (a: T, b: T) => number): Steps<T[]> {
  const merged: T[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const first = j === other.length || (i < one.length && compare(one[i] as T, other[j] as T) <= 0)
    merged.push((first ? one[i++] : other[j++]) as T)
    if (merged.length % STEP === 0) yield
  }
  return merged
}

/** By code points. The order of UTF-16 units differs: surrogates stand before the last letters of 16 bits. */
function compareText(a: string, b: string): number {
  const size = Math.min(a.length, b.length)
  for (let i = 0; i < size; i++) {
    const [one, other] = [a.charCodeAt(i), b.charCodeAt(i)]
    if (one !== other) return rankOf(one) - rankOf(other)
  }
  return a.length - b.length
}

const rankOf = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)

/** How many notices each of these regions would find. */
export function* countRegions({ place }: Dictionaries, paths: readonly string[]): Steps<number[]> {
  const living = Uint32Array.from(place.counts)
  const counts: number[] = []
  for (const path of paths) {
    const wanted = [path]
    let count = 0
    for (let id = 0; id < living.length; id++) {
      if (id % STEP === STEP - 1) yield
      const limit = place.values[id]
      if (living[id] !== 0 && limit && regionFits(limit, wanted)) count += living[id] ?? 0
    }
    counts.push(count)
    yield
  }
  return counts
}
