// The process that reads files loads this too: it imports types only.

import type { StoredReading } from '../schema.ts'
import type { FileReading, ReadPart, ReadPiece, UnreadEntry } from './reading.ts'

export const MOST_UNREAD = 100
const LONGEST_PATH = 300
/** An answer of a hundred parts stays below some megabytes; a section of HWP may be a whole book. */
export const PART_LENGTH = 10_000
/** Where a long page is cut rather: at the end of a line in the last part of it. */
const CUT_FROM = 8_000

/** A part without what PostgreSQL and JSON cannot hold, a long one in several. It takes as long as the text is. */
export function storedPieces({ entry, page, text }: ReadPart): ReadPiece[] {
  const path = entry === null ? null : pathOf(entry)
  return cut(clean(text)).map((piece) => ({ entry: path, page, text: piece, characters: lengthOf(piece) }))
}

/** The first of the files without text, as they are stored. */
export const unreadOf = (unread: readonly UnreadEntry[]): UnreadEntry[] =>
  unread.slice(0, MOST_UNREAD).map(({ entry, kind, state, reason }) => ({ entry: pathOf(entry), kind, state, reason }))

/** A reading as it is stored. Its texts are not looked at: that is done where they are read. */
export function storedReading({ kind, state, reason, parts, unread = [], unreadCount }: FileReading): StoredReading {
  const pages = new Set(parts.flatMap(({ entry, page }) => (page === null ? [] : [`${page} ${entry}`])))
  return {
    kind,
    state,
    reason,
    unread,
    unreadCount: unreadCount ?? unread.length,
    parts,
    pages: pages.size === 0 ? null : pages.size,
    characters: parts.reduce((sum, part) => sum + part.characters, 0),
  }
}

const pathOf = (entry: string) => clean(entry).slice(0, LONGEST_PATH).toWellFormed()
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** In code points. */
function lengthOf(text: string): number {
  let length = text.length
  for (let at = 0; at < text.length; at++) if (isHead(text.charCodeAt(at))) length--
  return length
}

const isHead = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

function cut(text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length; ) {
    const to = endOf(text, from)
    pieces.push(text.slice(from, to))
    from = to
  }
  return pieces
}

function endOf(text: string, from: number): number {
  const last = from + PART_LENGTH
  if (last >= text.length) return text.length
  const line = text.lastIndexOf('\n', last - 1)
  if (line >= from + CUT_FROM) return line + 1
  return isHead(text.charCodeAt(last - 1)) ? last - 1 : last
}
