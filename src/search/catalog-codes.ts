import type { Dictionaries, Dictionary, Name, Names } from './catalog-pieces.ts'
import type { Steps } from './catalog-search.ts'
import { type NameFilter, nameFits, regionFits } from './filter.ts'

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

/** Entries looked at in one step: no more than a millisecond or two. */
const STEP = 4096

/** Agencies or industries that living notices name, all of one moment: the busiest first, then by code. */
export function* findCodes(dictionaries: Dictionaries, query: CodeQuery): Steps<CodePage> {
  const { agencies, party, industries, licences } = dictionaries
  const [names, groups] = query.what === 'agency' ? [agencies, party] : [industries, licences]
  const tally = yield* countNames(names, groups)
  const found = yield* codesFitting(names, tally, query.filter)
  const { near, before } = yield* codesNear(found, query)
  const sorted = yield* sortInSteps(near, (a, b) => b.notices - a.notices || compareText(a.id, b.id))
  const from = query.offset - before
  const page = sorted.slice(from, from + query.limit)
  return { total: found.length, items: page.map(({ code, name, notices }) => ({ code, name, notices })) }
}

/** Those that may stand on the page, as their counts say, and how many stand before them. */
function* codesNear(found: readonly FoundCode[], { offset, limit }: CodeQuery): Steps<Near> {
  const having = new Map<number, number>()
  for (const [i, { notices }] of found.entries()) {
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
  for (const [i, one] of found.entries()) {
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
  // What changes while others are let in does not count: what is met later has a higher number.
  const living = Uint32Array.from(groups.counts)
  const notices = new Uint32Array(names.codes.length)
  const borne = new Uint8Array(names.list.length)
  const last = new Int32Array(notices.length).fill(-1)
  for (let id = 0; id < living.length; id++) {
    if (id % STEP === STEP - 1) yield
    if (living[id] === 0) continue
    for (const one of groups.values[id]?.names ?? []) {
      borne[one] = 1
      const code = names.list[one]?.codeId as number
      if (last[code] !== id) notices[code] = (notices[code] as number) + (living[id] as number)
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

function* codesFitting(names: Names, { notices, borne }: Tally, filter: NameFilter | null): Steps<FoundCode[]> {
  const shown: (Name | undefined)[] = new Array(notices.length)
  const wanted = new Uint8Array(notices.length)
  for (let i = 0; i < borne.length; i++) {
    if (i % STEP === STEP - 1) yield
    const name = names.list[i] as Name
    if (borne[i] === 0) continue
    const known = shown[name.codeId]
    if (!known || compareText(known.name, name.name) < 0) shown[name.codeId] = name
    if (wanted[name.codeId] === 0 && (filter === null || nameFits(filter, name))) wanted[name.codeId] = 1
  }
  const found: FoundCode[] = []
  for (const [code, name] of shown.entries()) {
    if (code % STEP === STEP - 1) yield
    if (!name || wanted[code] === 0) continue
    const { id } = names.codes[code] as { id: string }
    found.push({ id, code: name.code, name: name.name, notices: notices[code] as number })
  }
  return found
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

/** In the order of code points, which that of UTF-16 units is not: halves of pairs lie before the last letters. */
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
      if (living[id] !== 0 && limit && regionFits(limit, wanted)) count += living[id] as number
    }
    counts.push(count)
    yield
  }
  return counts
}
