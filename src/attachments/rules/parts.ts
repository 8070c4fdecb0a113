import { LONGEST_PATH, MOST_UNREAD, type StoredReading } from '../schema.ts'
import type { FileReading } from './reading.ts'

/** An answer of a hundred parts stays below some megabytes; a section of HWP may be a whole book. */
export const PART_LENGTH = 10_000
/** Where a long page is cut rather: at the end of a line in the last part of it. */
const CUT_FROM = 8_000

/** A reading as it is stored: without what PostgreSQL and JSON cannot hold, long pages in several parts. */
export function storedReading({ kind, state, reason, parts, unread = [] }: FileReading): StoredReading {
  const stored = parts.flatMap(({ entry, page, text }) =>
    cut(clean(text)).map((piece) => ({
      entry: entry === null ? null : pathOf(entry),
      page,
      text: piece,
    })),
  )
  const pages = new Set(stored.flatMap(({ entry, page }) => (page === null ? [] : [`${page} ${entry}`])))
  return {
    kind,
    state,
    reason,
    unreadCount: unread.length,
    unread: unread
      .slice(0, MOST_UNREAD)
      .map(({ entry, ...rest }) => ({ entry: pathOf(entry), kind: rest.kind, state: rest.state, reason: rest.reason })),
    parts: stored,
    pages: pages.size === 0 ? null : pages.size,
    characters: stored.reduce((sum, { text }) => sum + lengthOf(text), 0),
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
