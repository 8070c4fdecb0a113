// Workbooks. Loaded only where one is written, in a thread: its dependencies take time and memory.

import type { MessagePort } from 'node:worker_threads'
import { type CellStyle, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import type { Language } from '../vocabulary/languages.ts'
import { columnKind, type TableOfWords, tableWords } from '../vocabulary/tables.ts'
import { parseTime, SEOUL_OFFSET } from './clock.ts'
import { csvText } from './csv.ts'

export const CELL_FORMATS = {
  text: '@',
  money: '#,##0',
  count: '#,##0',
  middle: '#,##0.0',
  rate: '0.000',
  share: '0.0',
  time: 'yyyy-mm-dd hh:mm',
  day: 'yyyy-mm-dd',
} as const
type CellKind = keyof typeof CELL_FORMATS

/** A text with a link, an instant, an amount, a number or nothing. */
type SheetCell =
  | string
  | number
  | null
  | { text: string; url: string }
  | { at: number }
  | { amount: number; currency: string }

interface SheetColumn {
  name: string
  kind: CellKind
  /** In characters. */
  width: number
}

export const SHEET_FONT = '맑은 고딕'
const HEAD: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F4E8C' } },
  alignment: { vertical: 'center' },
}
const LONGEST_TEXT = 32_767
const LONGEST_NAME = 31

export function cellValue(cell: SheetCell): CellValue {
  if (cell === null) return null
  if (typeof cell === 'number') return cell
  if (typeof cell === 'string') return sheetText(cell)
  // Spreadsheets have no time zones, so the value is the local time in Seoul.
  if ('at' in cell) return new Date(cell.at + SEOUL_OFFSET)
  if ('amount' in cell) return cell.amount
  return sheetText(cell.text)
}

const sheetText = (text: string): string =>
  allowed(csvText(text.slice(0, LONGEST_TEXT))).replace(LIKE_ESCAPE, '_x005F_')

/**
 * XML does not allow these characters: a workbook with one of them cannot be opened. Control characters are escaped by
 * the writer.
 */
const allowed = (text: string): string => text.replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
/** A spreadsheet reads `_x0041_` as A, so the first character of such text is escaped. */
const LIKE_ESCAPE = /_(?=x[0-9a-f]{4}_)/gi

export const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26)

export const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_NAME)

const isRight = (kind: CellKind): boolean => kind !== 'text' && kind !== 'time' && kind !== 'day'

/** A table as a sheet, with numbers, times and links as such. */
export function sheetOf(name: string, columns: readonly SheetColumn[], table: readonly SheetCell[][]): WriteSheet {
  const cells: WriteSheet['cells'] = new Map()
  columns.forEach((_, index) => {
    cells.set(`0,${index}`, { style: HEAD })
  })
  const rows = table.map((row, at) =>
    row.map((cell, place) => {
      if (cell !== null && typeof cell === 'object' && 'url' in cell)
        cells.set(`${at + 1},${place}`, { hyperlink: { target: allowed(cell.url) } })
      return cellValue(cell)
    }),
  )
  return {
    name,
    columns: columns.map(({ width, kind }) => ({
      width,
      style: { numFmt: CELL_FORMATS[kind], alignment: { horizontal: isRight(kind) ? 'right' : 'left' } },
    })),
    rows: [columns.map((column) => column.name), ...rows],
    cells,
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${letterOf(columns.length - 1)}${rows.length + 1}` },
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  }
}

/** A table as in CSV: names of the API, and each batch of rows as JSON lists of texts. */
export interface TableJob {
  table: TableOfWords
  language: Language
  columns: string[]
  batches: Uint8Array<ArrayBuffer>[]
}

/** Runs in a thread: writes a table as a workbook and transfers its bytes without copying them. */
export async function printTable(port: MessagePort, { table, language, columns, batches }: TableJob): Promise<void> {
  const words = tableWords(table, language)
  const rows = batches.flatMap((batch) => JSON.parse(Buffer.from(batch.buffer).toString()) as string[][])
  const kinds = columns.map(columnKind)
  const sheet = sheetOf(
    sheetName(words.title),
    columns.map((name, at) => ({ name: words.nameOf(name), ...shapeOf(kinds[at] ?? 'text') })),
    rows.map((row) => row.map((text, at) => cellOf(kinds[at] ?? 'text', words.textOf(columns[at] ?? '', text), text))),
  )
  const bytes = Uint8Array.from(
    await writeXlsx({
      defaultFont: { name: SHEET_FONT, size: 10 },
      properties: { title: words.title, creator: 'Gonggo' },
      sheets: [sheet],
    }),
  )
  port.postMessage(bytes, [bytes.buffer])
}

type ColumnKind = ReturnType<typeof columnKind>

const WIDTHS: Record<ColumnKind, number> = {
  text: 18,
  title: 52,
  name: 26,
  link: 40,
  money: 17,
  count: 9,
  rate: 12,
  time: 17,
}

const shapeOf = (kind: ColumnKind) => ({
  kind: kind === 'title' || kind === 'name' || kind === 'link' ? ('text' as const) : kind,
  width: WIDTHS[kind],
})

/** `said`: the translated text; `text`: the value of the API. */
function cellOf(kind: ColumnKind, said: string, text: string): SheetCell {
  if (text === '') return said === '' ? null : said
  if (kind === 'money' || kind === 'count' || kind === 'rate') return Number(text)
  if (kind === 'link') return /^https?:\/\//.test(text) ? { text, url: text } : text
  const at = kind === 'time' ? parseTime(text, 'start') : null
  return at === null ? said : { at }
}
