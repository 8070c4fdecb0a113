import type { EChartsOption } from 'echarts'
import { seoulTime } from '../../lib/clock.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { ReportFormat } from '../schema.ts'

/** A report before it has a form: what every form is written from. */
export interface Paper {
  language: Language
  title: string
  subtitle: string
  facts: Fact[]
  summary: PaperSummary
  parts: PaperPart[]
  /** On every page. */
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
  /** Beside the name of a column of money on paper. */
  millions: string
  totals: string
  figure: string
  now: string
  before: string
  change: string
}

/** What a table lists, as far as it is counted in words of its own. */
export type CountUnit = 'cases' | 'places'

export type Fact = readonly [label: string, value: string]

/** The first page. */
export interface PaperSummary {
  finding: string
  tiles: Tile[]
  chart: PaperChart | null
  tables: PaperTable[]
}

export interface Tile {
  label: string
  /** As people say it. */
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
  /** Tables that only a workbook has room for. */
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
  /** Of the sheet. */
  name: string
  columns: Column[]
  /** As many as the form has room for. */
  rows: Cell[][]
  /** How many there are, listed or not. */
  total: number
  /** How many a workbook lists where that is not the number of rows. */
  held?: number
  empty: string
  counted?: CountUnit
  /** Each row is one line on paper; what is too long is cut. */
  oneLine?: boolean
  /** Rows on paper where they are fewer. */
  shown?: number
  totals?: Total[]
  picture?: Picture
}

export interface Total {
  label: string
  value: Cell
  kind: ColumnKind
}

/** A chart that a spreadsheet draws itself, from its own cells. */
export interface Picture {
  title: string
  type: 'bar' | 'column'
  /** Columns of the table, counted from 0. */
  category: number
  series: { column: number; color: string }[]
  /** Of the first so many rows. */
  rows: number
}

/** `money` in whole units; `rate` and `share` in percent, the first to be compared by its last digit. */
export type ColumnKind = 'text' | 'money' | 'count' | 'middle' | 'rate' | 'share' | 'time' | 'day'

export interface Column {
  name: string
  kind: ColumnKind
  /** In characters of a spreadsheet; on paper, a share of the line. */
  width: number
  /** `sheet`: left out on paper, where there is no room for all. `paper`: the workbook says the same in other columns. */
  only?: 'sheet' | 'paper'
  /** Left out on paper where no row has it. */
  ifAny?: boolean
}

/** A text that leads somewhere, an instant, an amount, a figure or nothing. */
export type Cell =
  | string
  | number
  | null
  | { text: string; url: string }
  | { at: number }
  | { amount: number; currency: string }

/** What stands where nothing is known or a figure is withheld. */
const NOTHING = '–'
const grouped = (value: number, digits: number, language: Language): string =>
  value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** How many digits a rate has behind its point. */
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

/** The same on paper, where amounts in won stand in millions: their column says so. */
export function paperTextOf(cell: Cell, kind: ColumnKind, language: Language): string {
  if (cell === null || typeof cell !== 'object' || !('amount' in cell) || cell.currency !== 'KRW')
    return cellText(cell, kind, language)
  const millions = cell.amount / MILLION
  return grouped(millions, Math.abs(millions) < 1 && millions !== 0 ? 2 : 1, language)
}

export const isFigure = (kind: ColumnKind): boolean =>
  kind === 'money' || kind === 'count' || kind === 'middle' || kind === 'rate' || kind === 'share'

/** Whether any amount of a column stands in millions on paper. */
const inMillions = (table: PaperTable, index: number): boolean =>
  table.rows.some((row) => {
    const cell = row[index] ?? null
    return cell !== null && typeof cell === 'object' && 'amount' in cell && cell.currency === 'KRW'
  })

/** The columns that paper has room for, each with its place in a row and the unit below its name. */
export const paperColumns = (table: PaperTable, words: Pick<PaperWords, 'millions'>) =>
  table.columns.flatMap((column, index) => {
    const { only, ifAny = false, name, kind } = column
    if (only === 'sheet' || (ifAny && table.rows.every((row) => (row[index] ?? null) === null))) return []
    const unit = kind === 'money' && inMillions(table, index) ? `\n(${words.millions})` : ''
    return [{ column: { ...column, name: `${name}${unit}` }, index }]
  })

/**
 * Rows of a list in each form. As PDF 5,000 took 5.2 s and 387 MB, as a page they are slow to open; the workbook has
 * them all.
 */
export const ROWS: Record<ReportFormat, number> = {
  pdf: 300,
  html: 1_000,
  xlsx: Number.POSITIVE_INFINITY,
  json: Number.POSITIVE_INFINITY,
}

/** Whether a workbook has what is not listed here. */
export const isInSheet = ({ rows, held = rows.length, total }: PaperTable): boolean => held === total

/** Rows of a section; a longer list stands whole in the appendix. */
export const SECTION_ROWS = 10

export interface Appendix {
  /** Of the section it belongs to. */
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

/** From here on letters are twice as wide as Latin ones: Hangul and what stands beside it. */
const WIDE_FROM = 0x1100

/** A text that fits into so many Latin letters; Hangul counts for two. */
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
