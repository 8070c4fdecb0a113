// Lists agencies, industries and regions with the numbers of their notices, without reading any notice.

import type { Steps } from '../../lib/turns.ts'
import { type Named, type NameFilter, nameFits, regionFits } from '../filter.ts'
import type { Dictionaries, Dictionary, Name, Names } from './pieces.ts'

export interface CodeCount {
  code: string | null
  name: string
  /** Notices with this code; a notice with two names of it counts once. */
  notices: number
}

export interface CodeQuery {
  what: 'agency' | 'industry'
  /** A code with several names counts for all of them, whichever matches. */
  filter: NameFilter | null
  offset: number
  limit: number
}

export interface CodePage {
  /** On all pages. */
  total: number
  items: CodeCount[]
}

/** A name in a source's list of codes, whether or not a notice uses it. */
export interface ListedCode {
  code: string
  name: string
  norm: string
  /** `false` if the code is no longer in use. */
  listed: boolean
  /** Feed position of this entry: the higher one is newer. */
  position: number
}

interface ListedName extends Named {
  readonly code: string
  readonly name: string
  /** Index of its code among the listed codes. */
  readonly place: number
}

/** Entries of code lists, separate from the names in notices: filters of notices do not use them. */
export interface Listed {
  names: ListedName[]
  /** By name: the feed position of its entry, 0 if it is no longer in use. */
  positions: number[]
  codes: number
  add(codes: Iterable<ListedCode>): void
  /** The newest entry of each name; loading them in this order gives the same state. */
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
    add(codes) {
      for (const entry of codes) {
        const id = idOf(entry)
        if (entry.position <= (newest[id] ?? 0)) continue
        newest[id] = entry.position
        listed.positions[id] = entry.listed ? entry.position : 0
      }
    },
    capture() {
      // Names do not change or move, but the values of their entries do.
      const [newestPositions, positions] = [Float64Array.from(newest), Float64Array.from(listed.positions)]
      const { names } = listed
      return {
        length: newestPositions.length,
        slice: (from, to) =>
          names.slice(from, Math.min(to, newestPositions.length)).map(({ code, name, norm }, i) => ({
            code,
            name,
            norm,
            listed: positions[from + i] !== 0,
            position: newestPositions[from + i] ?? 0,
          })),
      }
    },
  }
  return listed
}

/** Entries per step: at most one or two milliseconds. */
const STEP = 4096

/**
 * Agencies or industries that are listed or have living notices, as of one moment: most notices first, then by code.
 */
export function* findCodes(dictionaries: Dictionaries, listed: Listed, query: CodeQuery): Steps<CodePage> {
  const { agencies, party, industries, licences } = dictionaries
  const [names, groups] = query.what === 'agency' ? [agencies, party] : [industries, licences]
  // A snapshot: entries added between two steps have higher indexes.
  const now = { names: listed.names, positions: Float64Array.from(listed.positions), codes: listed.codes }
  const tally = yield* countNames(names, groups)
  const codes = yield* codesFitting({ names, tally, listed: now, filter: query.filter })
  const { near, before } = yield* codesNear(codes, query)
  const sorted = yield* sortInSteps(near, (a, b) => b.notices - a.notices || compareText(a.id, b.id))
  const from = query.offset - before
  const page = sorted.slice(from, from + query.limit)
  return { total: codes.length, items: page.map(({ code, name, notices }) => ({ code, name, notices })) }
}

/** Those that can be on the page by their number of notices, and the number of codes before these. */
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
  for (const [i, item] of items.entries()) {
    if (i % STEP === STEP - 1) yield
    if (wanted.has(item.notices)) near.push(item)
  }
  return { near, before }
}

interface Tally {
  /** By code: its number of notices. */
  notices: Uint32Array
  /** By name: whether a living notice has it. */
  borne: Uint8Array
}

function* countNames(names: Names, groups: Dictionary<{ readonly names: readonly number[] }>): Steps<Tally> {
  // A snapshot: entries added between two steps have a higher id and are not counted.
  const living = Uint32Array.from(groups.counts)
  const notices = new Uint32Array(names.codes.length)
  const borne = new Uint8Array(names.list.length)
  const last = new Int32Array(notices.length).fill(-1)
  for (let id = 0; id < living.length; id++) {
    if (id % STEP === STEP - 1) yield
    if (living[id] === 0) continue
    for (const name of groups.values[id]?.names ?? []) {
      borne[name] = 1
      const code = names.list[name]?.codeId ?? -1
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

/** Listed codes at the time of the query. */
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

/**
 * A code is shown with one of its names in notices, or without notices with its latest listed name. All its names
 * match.
 */
function* codesFitting(request: CodesRequest): Steps<FoundCode[]> {
  const { names, tally } = request
  const { shown, wanted } = yield* codesInNotices(request)
  const fitting = yield* codesWithoutNotices(request, wanted)
  for (const [code, name] of shown.entries()) {
    if (code % STEP === STEP - 1) yield
    if (!name || wanted[code] === 0) continue
    const { id } = names.codes[code] as { id: string }
    fitting.push({ id, code: name.code, name: name.name, notices: tally.notices[code] ?? 0 })
  }
  return fitting
}

function* codesInNotices({ names, tally: { notices, borne }, filter }: CodesRequest): Steps<BorneCodes> {
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
  /** By code: whether it matches. */
  wanted: Uint8Array
}

/** Listed codes without living notices. Codes with notices are marked as matching if a listed name matches. */
function* codesWithoutNotices({ names, tally, listed, filter }: CodesRequest, wanted: Uint8Array): Steps<FoundCode[]> {
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

/** Sorts small runs, then merges them in pairs. */
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

/**
 * Compares by code points. The order of UTF-16 units differs, because surrogates come before the last code points below
 * U+10000.
 */
function compareText(a: string, b: string): number {
  const size = Math.min(a.length, b.length)
  for (let i = 0; i < size; i++) {
    const [one, other] = [a.charCodeAt(i), b.charCodeAt(i)]
    if (one !== other) return rankOf(one) - rankOf(other)
  }
  return a.length - b.length
}

const rankOf = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)

/** The number of notices that each of these regions would match. */
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
