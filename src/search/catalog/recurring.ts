// Finds notices that an agency publishes about once a year under the same title. Searches do not use it.

import { DAY } from '../../lib/clock.ts'
import type { Steps } from '../../lib/turns.ts'
import { LEAST_LETTERS, seriesLetters } from '../series.ts'
import type { Among } from './among.ts'
import { type Bits, createBits, nextBit, setBit } from './bits.ts'
import type { Found } from './page.ts'
import type { Dictionaries } from './pieces.ts'
import { readNoticeNo } from './read.ts'
import type { Segment } from './segment.ts'

/** A title that is published about once a year, with its notices. */
export interface Series {
  /** The first notice of the newest year. */
  noticeNo: string
  /** The publication times of the first notice of each year, newest first. */
  years: readonly number[]
  /** All notices of these years, newest first. */
  noticeNos: readonly string[]
}

export interface Recurring {
  /** By the first notice of the newest year. */
  series: ReadonlyMap<string, Series>
  /** The notices of all series with at least this many years: `LEAST_YEARS` to `MOST_YEARS`. */
  among(leastYears: number): Among
}

export interface RecurringFinderDeps {
  segments(): readonly Segment[]
  dictionaries: Dictionaries
  /** Stores the places of these notices, so that a search need not find them. */
  setPlaces(among: Among, places: ReadonlyMap<Segment, Bits>): void
}

/** Notices with one title within this many days are one tender: the notice, and its re-notices. */
const SAME_TENDER_DAYS = 60
/** The tenders of two years are 365 days apart, plus or minus this many. */
const YEAR_TOLERANCE_DAYS = 60
export const LEAST_YEARS = 2
export const MOST_YEARS = 5

/** Notices read per step: one or two milliseconds of processor time. */
const STEP = 512
const NONE = -1
const LONGEST_TITLE = 8_192

/** Titles by agency and category, each with a list of its notices. */
interface Titles {
  rows: number
  heads: Int32Array
  next: Int32Array
  posted: Float64Array
  segments: readonly Segment[]
  segmentOf: Uint16Array
  localOf: Uint16Array
}

/** The first notice of the newest year. */
interface Newest extends Found {
  noticeNo: string
  years: number
}

export const createRecurring = ({ segments, dictionaries, setPlaces }: RecurringFinderDeps) =>
  function* recurringSteps(now: number): Steps<Recurring> {
    const titles = yield* titleSteps(segments(), dictionaries, now)
    const series = new Map<string, Series>()
    const newest: Newest[] = []
    let looked = 0
    for (const head of titles.heads) {
      if (head !== NONE && titles.next[head] !== NONE) {
        const found = yearly(titles, head, now)
        if (found) {
          const one = seriesOf(titles, found)
          series.set(one.noticeNo, one)
          newest.push({ ...placeOf(titles, found.first), noticeNo: one.noticeNo, years: one.years.length })
        }
      }
      if (++looked % STEP === 0) yield
    }
    return { series, among: yield* amongSteps(newest, titles.segments, setPlaces) }
  }

function* titleSteps(segments: readonly Segment[], dictionaries: Dictionaries, now: number): Steps<Titles> {
  const room = segments.reduce((sum, { columns }) => sum + columns.count, 0)
  const titles: Titles = {
    rows: 0,
    heads: new Int32Array(tableSize(room)).fill(NONE),
    next: new Int32Array(room),
    posted: new Float64Array(room),
    segments,
    segmentOf: new Uint16Array(room),
    localOf: new Uint16Array(room),
  }
  const [first, second] = [new Int32Array(room), new Int32Array(room)]
  const agencies = yield* agencySteps(dictionaries)
  const categories = categoriesOf(dictionaries)
  const out = new Uint16Array(LONGEST_TITLE)
  const mask = titles.heads.length - 1

  function enter(place: number, local: number): void {
    const { columns } = segments[place] as Segment
    const agency = numberAt(agencies, columns.ids.party[local])
    const category = numberAt(categories, columns.ids.type[local])
    const posted = columns.floats.postedAt[local] ?? Number.NaN
    const [begin, end] = [columns.textStarts[local] ?? 0, columns.textStarts[local + 1] ?? 0]
    if (agency === NONE || category === NONE || titles.rows === room) return
    if (!(posted <= now) || end - begin > LONGEST_TITLE) return
    const letters = seriesLetters(columns.text, begin, end, out)
    if (letters < LEAST_LETTERS) return
    let [a, b] = [Math.imul(agency, 0x01000193) ^ category, letters]
    b = Math.imul(b ^ a, 0x5bd1e995)
    for (let i = 0; i < letters; i++) {
      const unit = out[i] ?? 0
      a = Math.imul(a ^ unit, 0x01000193)
      b = Math.imul(b ^ unit, 0x5bd1e995) + (b >>> 13)
    }
    const row = titles.rows++
    first[row] = a
    second[row] = b | 0
    titles.posted[row] = posted
    titles.segmentOf[row] = place
    titles.localOf[row] = local
    let slot = (a ^ (a >>> 15)) & mask
    for (; titles.heads[slot] !== NONE; slot = (slot + 1) & mask) {
      const head = titles.heads[slot] ?? 0
      if (first[head] === a && second[head] === (b | 0)) break
    }
    titles.next[row] = titles.heads[slot] ?? NONE
    titles.heads[slot] = row
  }

  function enterAll(place: number, from: number, to: number): void {
    const { alive } = segments[place] as Segment
    for (let at = nextBit(alive, from, to); at >= 0; at = nextBit(alive, at + 1, to)) enter(place, at)
  }

  for (const [place, { columns }] of segments.entries()) {
    const { count } = columns
    for (let from = 0; from < count; from += STEP) {
      enterAll(place, from, Math.min(count, from + STEP))
      yield
    }
  }
  return titles
}

/** Entries added to a dictionary since the start are ignored. */
const numberAt = (numbers: Int32Array, id: number | undefined): number => numbers[id ?? 0] ?? NONE

/** At most half full. */
function tableSize(rows: number): number {
  let size = 64
  while (size < rows * 2) size *= 2
  return size
}

/**
 * By index in the dictionary of parties: the number of the demanding agency, or of the issuing one if there is none.
 */
function* agencySteps({ party }: Dictionaries): Steps<Int32Array> {
  const numbers = new Map<string, number>()
  const agencies = new Int32Array(party.values.length)
  for (let at = 0; at < agencies.length; at++) {
    const { agency, agencyCode, demandAgency, demandAgencyCode } = party.values[at] as (typeof party.values)[number]
    const key = demandAgency === null ? `${agencyCode ?? agency}` : `${demandAgencyCode ?? demandAgency}`
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    agencies[at] = number
    if (at % STEP === STEP - 1) yield
  }
  return agencies
}

/** By index in the dictionary of types: the number of the category; none for cancelled notices. */
function categoriesOf({ type }: Dictionaries): Int32Array {
  const names = [...new Set(type.values.map(({ bsnsDiv }) => bsnsDiv))]
  return Int32Array.from(type.values, ({ bsnsDiv, kind }) => (kind === 'cancelled' ? NONE : names.indexOf(bsnsDiv)))
}

interface Yearly {
  /** Of the newest year. */
  first: number
  years: number[]
  /** Newest first. */
  rows: number[]
}

/** The tenders of one title, if the newest ones are a year apart and the next is not overdue. */
function yearly(titles: Titles, head: number, now: number): Yearly | null {
  const { next, posted } = titles
  const rows: number[] = []
  for (let row = head; row !== NONE; row = next[row] ?? NONE) rows.push(row)
  const postedAt = (row: number) => posted[row] ?? 0
  // Notices published in the same millisecond are sorted by number, in whatever order they were read.
  rows.sort((a, b) => postedAt(a) - postedAt(b) || (noticeNoAt(titles, a) < noticeNoAt(titles, b) ? -1 : 1))
  const tenders: number[][] = []
  for (const row of rows) {
    const [begun] = tenders.at(-1) ?? []
    if (begun !== undefined && postedAt(row) - postedAt(begun) <= SAME_TENDER_DAYS * DAY) tenders.at(-1)?.push(row)
    else tenders.push([row])
  }
  const firstOf = (place: number): number => tenders[place]?.[0] ?? NONE
  let oldest = tenders.length - 1
  if (now - postedAt(firstOf(oldest)) > (365 + YEAR_TOLERANCE_DAYS) * DAY) return null
  while (oldest > 0 && isYear(postedAt(firstOf(oldest)) - postedAt(firstOf(oldest - 1)))) oldest--
  const chain = tenders.slice(oldest).toReversed()
  if (chain.length < LEAST_YEARS) return null
  return {
    first: chain[0]?.[0] ?? NONE,
    years: chain.map(([row = NONE]) => postedAt(row)),
    rows: chain.flatMap((tender) => tender.toReversed()),
  }
}

const isYear = (ms: number): boolean => Math.abs(ms - 365 * DAY) <= YEAR_TOLERANCE_DAYS * DAY

const placeOf = ({ segments, segmentOf, localOf }: Titles, row: number): Found => ({
  segment: segments[segmentOf[row] ?? 0] as Segment,
  local: localOf[row] ?? 0,
})

const noticeNoAt = (titles: Titles, row: number): string => readNoticeNo(placeOf(titles, row))

const seriesOf = (titles: Titles, { first, years, rows }: Yearly): Series => ({
  noticeNo: noticeNoAt(titles, first),
  years,
  // A notice that changed while titles were read may have been read twice.
  noticeNos: [...new Set(rows.map((row) => noticeNoAt(titles, row)))],
})

/** Results must not refer to segments: replaced ones would stay in memory. */
function* amongSteps(
  newest: readonly Newest[],
  segments: readonly Segment[],
  setPlaces: RecurringFinderDeps['setPlaces'],
): Steps<Recurring['among']> {
  const amongs = new Map<number, Among>()
  for (let least = LEAST_YEARS; least <= MOST_YEARS; least++) {
    const noticeNos = new Set<string>()
    // In sealed segments only, because their notices do not move.
    const sealed = segments.filter(({ index }) => index !== null)
    const places = new Map(sealed.map((one) => [one, createBits(one.columns.count)]))
    for (const [at, { noticeNo, segment, local, years }] of newest.entries()) {
      if (years >= least) {
        noticeNos.add(noticeNo)
        const bits = places.get(segment)
        if (bits) setBit(bits, local)
      }
      if (at % STEP === STEP - 1) yield
    }
    const among: Among = { noticeNos }
    setPlaces(among, places)
    amongs.set(least, among)
  }
  return (leastYears) => {
    const among = amongs.get(leastYears)
    if (!among) throw new Error(`${leastYears} is not from ${LEAST_YEARS} to ${MOST_YEARS} years`)
    return among
  }
}
