// Notices in typed arrays.

import type { ListField } from '../../vocabulary/notice-fields.ts'
import type { BidderTerms, LimitingLicence } from '../limits.ts'
import { hashText } from './match.ts'

/**
 * Further fields in responses; if a field of the table is missing below, the code that creates notices does not
 * compile.
 */
type ShownFields = Readonly<Record<Exclude<ListField, 'industries'>, unknown>>

/**
 * A notice as the catalog needs it: the fields that are shown and searched, and a position to distinguish newer states
 * from older ones.
 */
export interface CatalogNotice extends ShownFields, Pick<BidderTerms, 'details'> {
  readonly noticeNo: string
  /** Increases with every change of the notice; a higher one replaces the stored state. */
  readonly position: number
  readonly version: number
  readonly revision: number
  readonly title: string
  readonly norm: string
  /** Compact forms of `noticeNo` and `previousNoticeNo`. */
  readonly numbers: readonly string[]
  readonly agency: string
  readonly agencyCode: string | null
  readonly demandAgency: string | null
  readonly demandAgencyCode: string | null
  readonly bsnsDiv: string
  readonly kind: string
  readonly urgent: boolean
  readonly currency: string
  readonly estimatedPrice: number | null
  readonly budget: number | null
  readonly baseAmount: number | null
  readonly floorRate: number | null
  readonly awardMethod: string | null
  readonly contractMethod: string | null
  readonly postedAt: number
  readonly bidStartAt: number | null
  readonly closeAt: number | null
  readonly openAt: number | null
  readonly updatedAt: number
  readonly detailUrl: string
  readonly sourceUrl: string | null
  readonly previousNoticeNo: string | null
  readonly nextNoticeNo: string | null
  readonly regions: readonly string[]
  readonly regionPaths: readonly string[]
  readonly regionCheckNeeded: boolean
  readonly licences: readonly LimitingLicence[]
  readonly outcome: 'awarded' | 'failed' | 'opened' | null
  readonly source: string
}

/** Fields stored as numbers; `NaN` = unknown. */
export const FLOATS = [
  'postedAt',
  'closeAt',
  'openAt',
  'estimatedPrice',
  'position',
  'bidStartAt',
  'updatedAt',
  'budget',
  'baseAmount',
] as const
export type FloatName = (typeof FLOATS)[number]

/** Fields stored as indexes in a dictionary. */
export const IDS = ['party', 'type', 'terms', 'link', 'place', 'licences', 'source', 'limits'] as const
export type IdName = (typeof IDS)[number]

export const INTS = ['version', 'revision'] as const

export const NOTICE_OUTCOMES = [null, 'opened', 'failed', 'awarded'] as const

/** Columns of notices; index `i` of each belongs to notice `i`. */
export interface Columns {
  count: number
  floats: Record<FloatName, Float64Array>
  ids: Record<IdName, Uint32Array>
  ints: Record<(typeof INTS)[number], Int32Array>
  outcome: Uint8Array
  /** The concatenated texts of notice `i`: `bytes[starts[i]..starts[i + 1])`. */
  bytes: Uint8Array
  starts: Uint32Array
  /** Its normalised title: `text[textStarts[i]..textStarts[i + 1])`. */
  text: Uint16Array
  textStarts: Uint32Array
  /** Hashes of the notice numbers, each with its notice. */
  hashes: Uint32Array
  hashLocals: Uint16Array
  hashCount: number
}

const record = <Name extends string, T>(names: readonly Name[], make: () => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, T>

export interface Room {
  notices: number
  bytes: number
  units: number
  hashes: number
}

export function createColumns(room: Room): Columns {
  const { notices } = room
  return {
    count: 0,
    floats: record(FLOATS, () => new Float64Array(notices)),
    ids: record(IDS, () => new Uint32Array(notices)),
    ints: record(INTS, () => new Int32Array(notices)),
    outcome: new Uint8Array(notices),
    bytes: new Uint8Array(room.bytes),
    starts: new Uint32Array(notices + 1),
    text: new Uint16Array(room.units),
    textStarts: new Uint32Array(notices + 1),
    hashes: new Uint32Array(room.hashes),
    hashLocals: new Uint16Array(room.hashes),
    hashCount: 0,
  }
}

const grown = <T extends Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array>(
  array: T,
  size: number,
) => {
  const more = new (array.constructor as new (length: number) => T)(size)
  more.set(array as never)
  return more
}

function growRows(columns: Columns, size: number): void {
  for (const name of FLOATS) columns.floats[name] = grown(columns.floats[name], size)
  for (const name of IDS) columns.ids[name] = grown(columns.ids[name], size)
  for (const name of INTS) columns.ints[name] = grown(columns.ints[name], size)
  columns.outcome = grown(columns.outcome, size)
  columns.starts = grown(columns.starts, size + 1)
  columns.textStarts = grown(columns.textStarts, size + 1)
}

/** `JSON.stringify` without quotes, as UTF-8; three bytes per unit suffice unless it needs escapes. */
function writeText(bytes: Uint8Array, start: number, text: string): number {
  let at = start
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) {
      if (unit < 0x20 || unit === 0x22 || unit === 0x5c) return writeEscaped(bytes, start, text)
      bytes[at++] = unit
    } else if (unit < 0x800) {
      bytes[at++] = 0xc0 | (unit >> 6)
      bytes[at++] = 0x80 | (unit & 63)
    } else if ((unit & 0xf800) === 0xd800) return writeEscaped(bytes, start, text)
    else {
      bytes[at++] = 0xe0 | (unit >> 12)
      bytes[at++] = 0x80 | ((unit >> 6) & 63)
      bytes[at++] = 0x80 | (unit & 63)
    }
  }
  return at
}

function writeEscaped(bytes: Uint8Array, start: number, text: string): number {
  return encodeInto(bytes, start, JSON.stringify(text).slice(1, -1))
}

const encoder = new TextEncoder()

const encodeInto = (bytes: Uint8Array, start: number, text: string): number =>
  start + encoder.encodeInto(text, bytes.subarray(start)).written

/** The text as UTF-8. */
export function writeRaw(bytes: Uint8Array, start: number, text: string): number {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    // For short numbers, calling the encoder would cost more than this loop.
    if (unit > 0x7f) return encodeInto(bytes, start, text)
    bytes[start + i] = unit
  }
  return start + text.length
}

/** Maximum size of the output of `writeText`. */
const mostBytes = (text: string): number => text.length * 6

function writeSize(bytes: Uint8Array, start: number, size: number): number {
  let at = start
  let rest = size
  for (; rest > 127; rest >>>= 7) bytes[at++] = (rest & 127) | 128
  bytes[at] = rest
  return at + 1
}

/** The texts of a notice and their places in `bytes`; `link` is JSON, empty if a dictionary contains it. */
export interface Texts {
  noticeNo: Span
  title: Span
  link: Span
  previousNoticeNo: Span | null
  nextNoticeNo: Span | null
}

export interface Span {
  from: number
  to: number
}

const span = (from: number, to: number): Span => ({ from, to })

/** Reads the places of the five texts of one record into a small array, with begin and end of each; -1 for `null`. */
export function readSpans(columns: Columns, local: number, spans: Int32Array): void {
  const { bytes } = columns
  let at = columns.starts[local] ?? 0
  for (let i = 0; i < 5; i++) {
    let size = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      size |= (byte & 127) << shift
      if (byte < 128) break
    }
    // The first three always exist; other notice numbers are stored as length + 1, and 0 for none.
    if (i > 2) size--
    spans[i * 2] = size < 0 ? -1 : at
    if (size > 0) at += size
    spans[i * 2 + 1] = at
  }
}

export function readTexts(columns: Columns, local: number): Texts {
  const spans = new Int32Array(10)
  readSpans(columns, local, spans)
  const of = (i: number) => span(spans[i * 2] ?? 0, spans[i * 2 + 1] ?? 0)
  const orNull = (i: number) => ((spans[i * 2] ?? -1) < 0 ? null : of(i))
  return { noticeNo: of(0), title: of(1), link: of(2), previousNoticeNo: orNull(3), nextNoticeNo: orNull(4) }
}

export type Ids = Record<IdName, number>

/** Each text follows its size, which is usually one byte. */
function putText(columns: Columns, at: number, text: string | null, raw: boolean, extra: number): number {
  const { bytes } = columns
  if (text === null) return writeSize(bytes, at, 0)
  const end = raw ? writeRaw(bytes, at + 1, text) : writeText(bytes, at + 1, text)
  const size = end - at - 1
  if (size + extra < 128) {
    bytes[at] = size + extra
    return end
  }
  const start = at + (size + extra < 1 << 14 ? 2 : 5)
  bytes.copyWithin(start, at + 1, end)
  for (let i = at, rest = size + extra; i < start; i++, rest >>>= 7) bytes[i] = (rest & 127) | (i + 1 < start ? 128 : 0)
  return start + size
}

/** Adds a notice; `link` is JSON with its two addresses unless a dictionary contains them. */
export function appendNotice(columns: Columns, notice: CatalogNotice, ids: Ids, link: string): number {
  const local = columns.count
  if (local === columns.outcome.length) growRows(columns, Math.max(64, local * 2))
  putNumbers(columns, local, notice)
  putIds(columns, local, ids)
  const { noticeNo, title, previousNoticeNo, nextNoticeNo, norm, numbers } = notice
  let at = columns.starts[local] ?? 0
  const others = mostBytes(previousNoticeNo ?? '') + mostBytes(nextNoticeNo ?? '')
  const most = at + mostBytes(noticeNo) + mostBytes(title) + mostBytes(link) + others + 25
  if (most > columns.bytes.length) columns.bytes = grown(columns.bytes, most * 2)
  at = putText(columns, at, noticeNo, true, 0)
  at = putText(columns, at, title, false, 0)
  at = putText(columns, at, link, true, 0)
  at = putText(columns, at, previousNoticeNo, false, 1)
  at = putText(columns, at, nextNoticeNo, false, 1)
  columns.starts[local + 1] = at
  let textAt = columns.textStarts[local] ?? 0
  if (textAt + norm.length > columns.text.length) columns.text = grown(columns.text, (textAt + norm.length) * 2)
  for (let i = 0; i < norm.length; i++) columns.text[textAt++] = norm.charCodeAt(i)
  columns.textStarts[local + 1] = textAt
  for (const number of numbers) addHash(columns, hashText(number), local)
  columns.count++
  return local
}

/** Field by field: looping over lists of names took twice as long as the whole function. */
function putNumbers({ floats, ints, outcome }: Columns, local: number, notice: CatalogNotice): void {
  floats.postedAt[local] = notice.postedAt
  floats.closeAt[local] = notice.closeAt ?? Number.NaN
  floats.openAt[local] = notice.openAt ?? Number.NaN
  floats.estimatedPrice[local] = notice.estimatedPrice ?? Number.NaN
  floats.position[local] = notice.position
  floats.bidStartAt[local] = notice.bidStartAt ?? Number.NaN
  floats.updatedAt[local] = notice.updatedAt
  floats.budget[local] = notice.budget ?? Number.NaN
  floats.baseAmount[local] = notice.baseAmount ?? Number.NaN
  ints.version[local] = notice.version
  ints.revision[local] = notice.revision
  outcome[local] = NOTICE_OUTCOMES.indexOf(notice.outcome)
}

function putIds({ ids }: Columns, local: number, of: Ids): void {
  ids.party[local] = of.party
  ids.type[local] = of.type
  ids.terms[local] = of.terms
  ids.link[local] = of.link
  ids.place[local] = of.place
  ids.licences[local] = of.licences
  ids.source[local] = of.source
  ids.limits[local] = of.limits
}

function addHash(columns: Columns, hash: number, local: number): void {
  if (columns.hashCount === columns.hashes.length) {
    columns.hashes = grown(columns.hashes, Math.max(64, columns.hashCount * 2))
    columns.hashLocals = grown(columns.hashLocals, columns.hashes.length)
  }
  columns.hashes[columns.hashCount] = hash
  columns.hashLocals[columns.hashCount++] = local
}

/** Compares by code points, which is the order of UTF-8 bytes. */
export function compareBytes(
  a: Uint8Array,
  aFrom: number,
  aTo: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
): number {
  const size = Math.min(aTo - aFrom, bTo - bFrom)
  for (let i = 0; i < size; i++) {
    const difference = (a[aFrom + i] ?? 0) - (b[bFrom + i] ?? 0)
    if (difference !== 0) return difference
  }
  return aTo - aFrom - (bTo - bFrom)
}

/** Where the notice number begins: it is the first text of the record, after its size. */
export function numberStart(columns: Columns, local: number): number {
  let at = columns.starts[local] ?? 0
  while ((columns.bytes[at] ?? 0) > 127) at++
  return at + 1
}

export function numberSize(columns: Columns, local: number): number {
  const at = columns.starts[local] ?? 0
  let size = (columns.bytes[at] ?? 0) & 127
  for (let i = at, shift = 7; (columns.bytes[i] ?? 0) > 127; i++, shift += 7) {
    size |= ((columns.bytes[i + 1] ?? 0) & 127) << shift
  }
  return size
}

export function compareNumbers(a: Columns, aLocal: number, b: Columns, bLocal: number): number {
  const [aFrom, bFrom] = [numberStart(a, aLocal), numberStart(b, bLocal)]
  return compareBytes(a.bytes, aFrom, aFrom + numberSize(a, aLocal), b.bytes, bFrom, bFrom + numberSize(b, bLocal))
}

const decoder = new TextDecoder()

export const readText = (columns: Columns, { from, to }: Span): string =>
  decoder.decode(columns.bytes.subarray(from, to))

/** The number of a notice and its other numbers. */
export function readNumbers(columns: Columns, local: number) {
  const { noticeNo, previousNoticeNo, nextNoticeNo } = readTexts(columns, local)
  const other = (span: Span | null): string | null => span && (JSON.parse(`"${readText(columns, span)}"`) as string)
  return {
    noticeNo: readText(columns, noticeNo),
    previousNoticeNo: other(previousNoticeNo),
    nextNoticeNo: other(nextNoticeNo),
  }
}

export const columnsBytes = (columns: Columns): number =>
  [
    ...Object.values(columns.floats),
    ...Object.values(columns.ids),
    ...Object.values(columns.ints),
    columns.outcome,
    columns.bytes,
    columns.starts,
    columns.text,
    columns.textStarts,
    columns.hashes,
    columns.hashLocals,
  ].reduce((sum, array) => sum + array.byteLength, 0)
