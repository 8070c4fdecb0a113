import { MOST_CELLS, MOST_ROWS, UnusableFile } from './import-grid.ts'

const DELIMITERS = [',', ';', '\t'] as const
const BREAK = /\r\n?|\n/
/** A quotation mark that is not closed within this length is a normal character. */
const LONGEST_QUOTED = 10_000

/** Pasted lines: each is one text, or several columns of a spreadsheet separated by tabs. */
export const readPasted = (text: string): string[][] =>
  text
    .split(BREAK)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_ROWS)
    .map((line) => line.split('\t', MOST_CELLS))

/** UTF-8 with or without a byte order mark, UTF-16 with one, or CP949 (Korean Excel). */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  for (const encoding of ['utf-8', 'euc-kr']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      if (!text.includes('\0')) return text
    } catch (error) {
      // The bytes are invalid in this encoding, so the next one is tried.
      if (!(error instanceof TypeError)) throw error
    }
  }
  throw new UnusableFile('unknown')
}

/** Reads CSV with commas, semicolons or tabs, and with quoted values. */
export function readSeparated(text: string): string[][] {
  const delimiter = delimiterOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length < MOST_ROWS) {
    const cell = cellAt(text, at, delimiter)
    row.push(cell.text)
    at = cell.end
    if (text[at] === delimiter) {
      at++
      // A delimiter at the very end is followed by an empty cell.
      if (at < text.length) continue
    }
    if (row.some((one) => one.trim() !== '')) rows.push(row.slice(0, MOST_CELLS))
    row = []
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
  }
  return rows
}

/** The most frequent delimiter in the first line. */
function delimiterOf(text: string): string {
  const line =
    text
      .trimStart()
      .split(BREAK, 1)[0]
      ?.replace(/"[^"]*"/g, '') ?? ''
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

function cellAt(text: string, start: number, delimiter: string): { text: string; end: number } {
  const isEnd = (at: number) => at >= text.length || text[at] === delimiter || text[at] === '\r' || text[at] === '\n'
  const close = text[start] === '"' ? closingQuote(text, start + 1) : -1
  // `"도로 포장" 공사` is not a quoted value, but a text with a quoted phrase.
  if (close >= 0 && isEnd(close + 1))
    return { text: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 }
  let end = start
  while (!isEnd(end)) end++
  return { text: text.slice(start, end), end }
}

/** Two quotation marks stand for one. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0 && at - from < LONGEST_QUOTED; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at
  return -1
}
