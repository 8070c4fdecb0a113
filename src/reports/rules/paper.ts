import type { EChartsOption } from 'echarts'
import { seoulTime } from '../../lib/clock.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { ReportFormat } from '../schema.ts'

/** A report independent of its format; every format is written from it. */
export interface Paper {
  language: Language
  title: string
  subtitle: string
  facts: Fact[]
  summary: PaperSummary
  parts: PaperPart[]
  /** Shown on every page. */
  footer: string
  words: PaperWords
}

export interface PaperWords {
  contents: string
  page: (page: number, pages: number) => string
  more: (listed: number, total: number, inSheet: boolean, counted: CountUnit) => string
  overview: string
  summary: string
  appendix: string
  inAppendix: (shown: number, rows: number, counted: CountUnit) => string
  /** The unit of columns in millions on paper. */
  millions: string
  totals: string
  figure: string
  now: string
  before: string
  change: string
}

/** The unit in which the rows of a table are counted. */
export type CountUnit = 'cases' | 'places'

export type Fact = readonly [label: string, value: string]

/** The content of the first page. */
export interface PaperSummary {
  finding: string
  tiles: Tile[]
  chart: PaperChart | null
  tables: PaperTable[]
}

export interface Tile {
  label: string
  /** The formatted value. */
  shown: string
  change: string
  tone: 'up' | 'down' | 'same'
  kind: ColumnKind
  value: number | null
  before: number | null
}

export interface PaperPart {
  title: string
  blocks: PaperBlock[]
  /** Tables that only a workbook contains. */
  sheets: PaperTable[]
}

export type PaperBlock = { kind: 'text'; text: string } | { kind: 'note'; text: string } | PaperChart | PaperTable

export interface PaperChart {
  kind: 'chart'
  title: string
  option: EChartsOption
  height: number
}

export interface PaperTable {
  kind: 'table'
  title: string
  /** The name of the sheet. */
  name: string
  columns: Column[]
  /** As many rows as the format shows. */
  rows: Cell[][]
  /** The total number, including rows that are not listed. */
  total: number
  /** The number of rows in a workbook, if it differs from the number here. */
  sheetRows?: number
  empty: string
  counted?: CountUnit
  /** On paper, each row has one line, and longer texts are cut. */
  oneLine?: boolean
  /** The number of rows on paper, if it is smaller. */
  shown?: number
  totals?: Total[]
  picture?: Picture
}

export interface Total {
  label: string
  value: Cell
  kind: ColumnKind
}

/** A chart that the spreadsheet program draws from its cells. */
export interface Picture {
  title: string
  type: 'bar' | 'column'
  /** Indexes of columns, from 0. */
  category: number
  series: { column: number; color: string }[]
  /** Uses only this number of rows. */
  rows: number
}

/**
 * `money` in whole units; `rate` and `share` in percent. Rates show more digits, because they differ in the last ones.
 */
export type ColumnKind = 'text' | 'money' | 'count' | 'middle' | 'rate' | 'share' | 'time' | 'day'

export interface Column {
  name: string
  kind: ColumnKind
  /** In characters of a spreadsheet; on paper, a share of the line. */
  width: number
  /** `sheet`: omitted on paper, to save room. `paper`: omitted in workbooks, where other columns contain the same. */
  only?: 'sheet' | 'paper'
  /** Omitted on paper if no row has a value. */
  ifAny?: boolean
}

/** A text, a link, an instant, an amount, a number or nothing. */
export type Cell =
  | string
  | number
  | null
  | { text: string; url: string }
  | { at: number }
  | { amount: number; currency: string }

/** Shown for unknown and withheld values. */
const NOTHING = '–'
const grouped = (value: number, digits: number, language: Language): string =>
  value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Decimal places of rates. */
const RATE_DIGITS = 3
const SHARE_DIGITS = 1

export function cellText(cell: Cell, kind: ColumnKind, language: Language): string {
  if (cell === null) return NOTHING
  if (typeof cell === 'string') return cell
  if (typeof cell === 'object') {
    if ('url' in cell) return cell.text
    if ('at' in cell) return momentOf(cell.at, kind)
    const figure = grouped(cell.amount, 0, language)
    return cell.currency === 'KRW' ? figure : `${cell.currency} ${figure}`
  }
  if (kind === 'rate') return grouped(cell, RATE_DIGITS, language)
  if (kind === 'share') return `${grouped(cell, SHARE_DIGITS, language)}%`
  if (kind === 'middle' && !Number.isInteger(cell)) return grouped(cell, 1, language)
  return grouped(cell, 0, language)
}

const momentOf = (at: number, kind: ColumnKind): string =>
  seoulTime(at)
    .slice(0, kind === 'day' ? 10 : 16)
    .replace('T', ' ')

const MILLION = 1e6

/** The text on paper, where amounts in won are in millions, as the column says. */
export function paperTextOf(cell: Cell, kind: ColumnKind, language: Language): string {
  if (cell === null || typeof cell !== 'object' || !('amount' in cell) || cell.currency !== 'KRW')
    return cellText(cell, kind, language)
  const millions = cell.amount / MILLION
  return grouped(millions, Math.abs(millions) < 1 && millions !== 0 ? 2 : 1, language)
}

export const isFigure = (kind: ColumnKind): boolean =>
  kind === 'money' || kind === 'count' || kind === 'middle' || kind === 'rate' || kind === 'share'

/** Whether a column has amounts that paper shows in millions. */
const inMillions = (table: PaperTable, index: number): boolean =>
  table.rows.some((row) => {
    const cell = row[index] ?? null
    return cell !== null && typeof cell === 'object' && 'amount' in cell && cell.currency === 'KRW'
  })

/** The columns on paper, each with its index in a row and the unit below its name. */
export const paperColumns = (table: PaperTable, words: Pick<PaperWords, 'millions'>) =>
  table.columns.flatMap((column, index) => {
    const { only, ifAny = false, name, kind } = column
    if (only === 'sheet' || (ifAny && table.rows.every((row) => (row[index] ?? null) === null))) return []
    const unit = kind === 'money' && inMillions(table, index) ? `\n(${words.millions})` : ''
    return [{ column: { ...column, name: `${name}${unit}` }, index }]
  })

/**
 * The maximum number of rows in each format. A PDF with 5,000 rows took 5.2 s and 387 MB, and such a page opens slowly.
 * The workbook contains all rows.
 */
export const ROWS: Record<ReportFormat, number> = {
  pdf: 300,
  html: 1_000,
  xlsx: Number.POSITIVE_INFINITY,
  json: Number.POSITIVE_INFINITY,
}

/** Whether the workbook contains all rows. */
export const isInSheet = ({ rows, sheetRows = rows.length, total }: PaperTable): boolean => sheetRows === total

/** Rows in a section; a longer list is complete in the appendix. */
export const SECTION_ROWS = 10

export interface Appendix {
  /** The index of its section. */
  part: number
  table: PaperTable
}

/** The long lists of all sections. */
export const appendixOf = ({ parts }: Pick<Paper, 'parts'>): Appendix[] =>
  parts.flatMap(({ blocks }, part) =>
    blocks.flatMap((block) =>
      block.kind === 'table' && block.rows.length > SECTION_ROWS ? [{ part, table: block }] : [],
    ),
  )

/** From this code point, characters count as twice as wide as Latin letters: Hangul and other wide characters. */
const WIDE_FROM = 0x1100

/** Cuts a text to a width in Latin letters; Hangul counts double. */
export function cutTo(text: string, letters: number): string {
  let room = letters
  const kept: string[] = []
  for (const one of text) {
    room -= (one.codePointAt(0) ?? 0) >= WIDE_FROM ? 2 : 1
    if (room < 0) {
      kept.pop()
      return `${kept.join('').trimEnd()}…`
    }
    kept.push(one)
  }
  return text
}
