// Writes notices as JSON, byte by byte.

import { dayOf, SECOND, seoulTime, startOfDay } from '../../lib/clock.ts'
import { STATUSES } from '../../vocabulary/notices.ts'
import { VERDICTS, type Verdict } from '../../vocabulary/verdicts.ts'
import type { CompanyJudge } from '../limits.ts'
import { readSpans } from './columns.ts'
import type { Found } from './page.ts'
import { type Dictionaries, OWN_LINK } from './pieces.ts'
import { statusOf } from './status.ts'

export interface Writer {
  write(found: readonly Found[], now: number, how: WriteOptions): Uint8Array
}

export interface WriteOptions {
  /** The matching keywords of each notice, in the same order. */
  matched: readonly (readonly string[])[]
  /** The separator between two notices; a comma by default. */
  separator?: string
  /** The company whose verdict each notice contains. */
  company?: CompanyJudge | null
}

const encoder = new TextEncoder()
const bytesOf = (text: string): Uint8Array => encoder.encode(text)

const OPEN = bytesOf('{"noticeNo":"')
const REVISION = bytesOf('","revision":')
const TITLE = bytesOf(',"title":"')
const AFTER_TITLE = bytesOf('",')
const PRICE = bytesOf('"estimatedPrice":')
const BUDGET = bytesOf(',"budget":')
const BASE = bytesOf(',"baseAmount":')
const COMMA = bytesOf(',')
const POSTED = bytesOf('"postedAt":')
const BID_START = bytesOf(',"bidStartAt":')
const CLOSE = bytesOf(',"closeAt":')
const OPENING = bytesOf(',"openAt":')
const PREVIOUS = bytesOf('"previousNoticeNo":')
const NEXT = bytesOf(',"nextNoticeNo":')
const NULL = bytesOf('null')
const MARK = bytesOf('"')
const NO_MATCHES = bytesOf('"matchedKeywords":[],"status":"')
const MATCHES = bytesOf('"matchedKeywords":')
const STATUS = bytesOf(',"status":"')
const STATES = STATUSES.map((status) => bytesOf(`${status}","version":`))
const UPDATED = bytesOf(',"updatedAt":')
const CLOSING = bytesOf('}')
const ELIGIBILITY = Object.fromEntries(
  VERDICTS.map((verdict) => [verdict, bytesOf(`,"eligibility":"${verdict}"}`)]),
) as Record<Verdict, Uint8Array>
const ZONE = bytesOf('+09:00"')

const DAYS_KEPT = 20_000
/** The longest output that is written without checking the free space. */
const SMALL = 64
/** From this size on, the built-in copy is faster than a loop. */
const LONG = 48

/** A growing, reusable buffer. */
function createSheet() {
  let bytes = new Uint8Array(1 << 16)
  let at = 0
  const days = new Map<number, Uint8Array>()

  function make(size: number): void {
    if (at + size <= bytes.length) return
    const more = new Uint8Array((at + size) * 2)
    more.set(bytes.subarray(0, at))
    bytes = more
  }

  function put(piece: Uint8Array): void {
    if (piece.length < LONG) {
      copy(piece, 0, piece.length)
      return
    }
    make(piece.length + SMALL)
    bytes.set(piece, at)
    at += piece.length
  }

  function copy(from: Uint8Array, start: number, end: number): void {
    make(end - start + SMALL)
    // Local copies: accessing variables of the enclosing function for every byte is slower.
    const target = bytes
    let to = at
    for (let i = start; i < end; i++) target[to++] = from[i] ?? 0
    at = to
  }

  function putText(text: string): void {
    put(bytesOf(text))
  }

  function putNumber(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) {
      if (Number.isNaN(value)) put(NULL)
      else putText(String(value))
      return
    }
    make(SMALL)
    let size = 1
    for (let power = 10; power <= value; power *= 10) size++
    let rest = value
    for (let place = at + size - 1; place >= at; place--) {
      const tenth = Math.floor(rest / 10)
      bytes[place] = 48 + (rest - tenth * 10)
      rest = tenth
    }
    at += size
  }

  function dayBytes(day: number): Uint8Array {
    const ready = days.get(day)
    if (ready) return ready
    const text = seoulTime(startOfDay(day))
    const bytes = bytesOf(`"${text.slice(0, text.indexOf('T') + 1)}`)
    if (days.size >= DAYS_KEPT) days.clear()
    days.set(day, bytes)
    return bytes
  }

  function putPair(value: number): void {
    const tens = (value / 10) | 0
    bytes[at++] = 48 + tens
    bytes[at++] = 48 + value - tens * 10
  }

  function putTime(instant: number): void {
    if (Number.isNaN(instant)) {
      put(NULL)
      return
    }
    const day = dayOf(instant)
    put(dayBytes(day))
    const second = Math.floor((instant - startOfDay(day)) / SECOND)
    const minute = (second / 60) | 0
    const hour = (minute / 60) | 0
    putPair(hour)
    bytes[at++] = 0x3a
    putPair(minute - hour * 60)
    bytes[at++] = 0x3a
    putPair(second - minute * 60)
    put(ZONE)
  }

  return {
    put,
    copy,
    putText,
    putNumber,
    putTime,
    restart: () => {
      at = 0
    },
    done: () => bytes.slice(0, at),
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

function isPlain(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const byte = bytes[i] ?? 0
    if (byte < 0x20 || byte === QUOTE || byte === BACKSLASH) return false
  }
  return true
}

const decoder = new TextDecoder()

export function createWriter(
  dictionaries: Dictionaries,
  verdictOf: (company: CompanyJudge, found: Found) => Verdict,
): Writer {
  const sheet = createSheet()
  const spans = new Int32Array(10)

  function putNumberOf(bytes: Uint8Array, from: number, to: number): void {
    if (isPlain(bytes, from, to)) sheet.copy(bytes, from, to)
    else sheet.putText(JSON.stringify(decoder.decode(bytes.subarray(from, to))).slice(1, -1))
  }

  function putOther(bytes: Uint8Array, from: number, to: number): void {
    if (from < 0) {
      sheet.put(NULL)
      return
    }
    sheet.put(MARK)
    sheet.copy(bytes, from, to)
    sheet.put(MARK)
  }

  function putLink(bytes: Uint8Array, id: number): void {
    if (id === OWN_LINK) sheet.copy(bytes, spans[4] ?? 0, spans[5] ?? 0)
    const parts = dictionaries.link.values[id]?.parts ?? []
    for (const [i, part] of parts.entries()) {
      if (i > 0) sheet.copy(bytes, spans[0] ?? 0, spans[1] ?? 0)
      sheet.put(part)
    }
  }

  function putMatched(matched: readonly string[]): void {
    if (matched.length === 0) {
      sheet.put(NO_MATCHES)
      return
    }
    sheet.put(MATCHES)
    sheet.putText(JSON.stringify(matched))
    sheet.put(STATUS)
  }

  function putNotice({ segment, local }: Found, now: number, matched: readonly string[]): void {
    const { bytes, floats, ids, ints } = segment.columns
    const { party, type, terms, place, licences, source } = dictionaries
    const piece = (pieces: readonly Uint8Array[], id: number) => sheet.put(pieces[id] as Uint8Array)
    const typeId = ids.type[local] ?? 0
    readSpans(segment.columns, local, spans)
    sheet.put(OPEN)
    putNumberOf(bytes, spans[0] ?? 0, spans[1] ?? 0)
    sheet.put(REVISION)
    sheet.putNumber(ints.revision[local] ?? 0)
    sheet.put(TITLE)
    sheet.copy(bytes, spans[2] ?? 0, spans[3] ?? 0)
    sheet.put(AFTER_TITLE)
    piece(party.pieces, ids.party[local] ?? 0)
    piece(type.pieces, typeId)
    sheet.put(PRICE)
    sheet.putNumber(floats.estimatedPrice[local] ?? Number.NaN)
    sheet.put(BUDGET)
    sheet.putNumber(floats.budget[local] ?? Number.NaN)
    sheet.put(BASE)
    sheet.putNumber(floats.baseAmount[local] ?? Number.NaN)
    sheet.put(COMMA)
    piece(terms.pieces, ids.terms[local] ?? 0)
    sheet.put(POSTED)
    sheet.putTime(floats.postedAt[local] ?? Number.NaN)
    sheet.put(BID_START)
    sheet.putTime(floats.bidStartAt[local] ?? Number.NaN)
    sheet.put(CLOSE)
    sheet.putTime(floats.closeAt[local] ?? Number.NaN)
    sheet.put(OPENING)
    sheet.putTime(floats.openAt[local] ?? Number.NaN)
    sheet.put(COMMA)
    putLink(bytes, ids.link[local] ?? 0)
    sheet.put(PREVIOUS)
    putOther(bytes, spans[6] ?? 0, spans[7] ?? 0)
    sheet.put(NEXT)
    putOther(bytes, spans[8] ?? 0, spans[9] ?? 0)
    sheet.put(COMMA)
    piece(place.pieces, ids.place[local] ?? 0)
    piece(licences.pieces, ids.licences[local] ?? 0)
    putMatched(matched)
    const cancelled = type.values[typeId]?.kind === 'cancelled'
    sheet.put(STATES[statusOf(segment, local, now, cancelled)] as Uint8Array)
    sheet.putNumber(ints.version[local] ?? 0)
    sheet.put(UPDATED)
    sheet.putTime(floats.updatedAt[local] ?? Number.NaN)
    sheet.put(COMMA)
    piece(source.pieces, ids.source[local] ?? 0)
  }

  return {
    write(found, now, { matched, separator = ',', company = null }) {
      sheet.restart()
      for (const [i, one] of found.entries()) {
        if (i > 0) sheet.putText(separator)
        putNotice(one, now, matched[i] ?? [])
        sheet.put(company === null ? CLOSING : ELIGIBILITY[verdictOf(company, one)])
      }
      return sheet.done()
    },
  }
}
