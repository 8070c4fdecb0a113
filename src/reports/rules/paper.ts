import type { EChartsOption } from 'echarts'
import { seoulTime } from '../../lib/clock.ts'
import type { Language } from '../../vocabulary/languages.ts'

/** A report before it has a form: what every form is written from. */
export interface Paper {
  language: Language
  title: string
  subtitle: string
  facts: Fact[]
  parts: PaperPart[]
  /** On every page. */
  footer: string
  words: PaperWords
}

export interface PaperWords {
  contents: string
  page: (page: number, pages: number) => string
  more: (listed: number, total: number, inSheet: boolean) => string
  overview: string
}

export type Fact = readonly [label: string, value: string]

export interface PaperPart {
  title: string
  blocks: PaperBlock[]
}

export type PaperBlock =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'chart'; title: string; option: EChartsOption; height: number }
  | PaperTable

export interface PaperTable {
  kind: 'table'
  title: string
  /** Of the sheet. */
  name: string
  columns: Column[]
  rows: Cell[][]
  /** How many there are, listed or not. */
  total: number
  empty: string
}

/** `money` in whole units; `rate` and `share` in percent, the first to be compared by its last digit. */
export type ColumnKind = 'text' | 'money' | 'count' | 'rate' | 'share' | 'time'

export interface Column {
  name: string
  kind: ColumnKind
  /** In characters of a spreadsheet; on paper, a share of the line. */
  width: number
  /** Left out on paper, where there is no room for all. */
  onlySheet?: boolean
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

export function textOf(cell: Cell, kind: ColumnKind, language: Language): string {
  if (cell === null) return NOTHING
  if (typeof cell === 'string') return cell
  if (typeof cell === 'object') {
    if ('url' in cell) return cell.text
    if ('at' in cell) return seoulTime(cell.at).slice(0, 16).replace('T', ' ')
    const figure = grouped(cell.amount, 0, language)
    return cell.currency === 'KRW' ? figure : `${cell.currency} ${figure}`
  }
  if (kind === 'rate') return grouped(cell, RATE_DIGITS, language)
  if (kind === 'share') return `${grouped(cell, SHARE_DIGITS, language)}%`
  if (kind === 'count' && !Number.isInteger(cell)) return grouped(cell, 1, language)
  return grouped(cell, 0, language)
}

export const isFigure = (kind: ColumnKind): boolean =>
  kind === 'money' || kind === 'count' || kind === 'rate' || kind === 'share'
