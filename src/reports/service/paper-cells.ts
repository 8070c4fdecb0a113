import { parseTime } from '../../lib/clock.ts'
import type { ColumnName } from '../../vocabulary/table-words.ts'
import type { Cell, Column, ColumnKind, PaperTable } from '../rules/paper.ts'
import type { BidItem } from '../schema.ts'
import type { TableName, Words } from '../texts/shape.ts'

export type ColumnsOf = (
  name: ColumnName,
  kind: ColumnKind,
  width: number,
  more?: Pick<Column, 'only' | 'ifAny'>,
) => Column

/** Creates columns with their names in one language. */
export const columnsIn =
  (words: Words): ColumnsOf =>
  (name, kind, width, more = {}) => ({ name: words.columns[name], kind, width, ...more })

export const SHEET = { only: 'sheet' } as const
export const PAPER = { only: 'paper' } as const

export const timeCell = (time: string | null): Cell => {
  const at = time === null ? null : parseTime(time, 'start')
  return at === null ? null : { at }
}

/** A complete list that only workbooks contain. */
export const sheetTable = (
  name: TableName,
  columns: Column[],
  rows: Cell[][],
  empty: string,
  words: Words,
): PaperTable => ({
  kind: 'table',
  title: words.tables[name],
  name: words.tables[name],
  columns,
  rows,
  total: rows.length,
  empty,
})

/** Only web addresses become links. */
export const linkCell = (text: string, url: string): Cell => (/^https?:\/\//.test(url) ? { text, url } : text)

export const amountCell = (amount: number | null, currency: string): Cell =>
  amount === null ? null : { amount, currency }

export const yesOrNo = (is: boolean, words: Words): string => words.values.flag[is ? 'true' : 'false']

/** A column with the verdicts of the account's company, if any notice has one. Without a profile there are none. */
export function verdictColumn(items: readonly Pick<BidItem, 'eligibility'>[], words: Words) {
  const isJudged = items.some(({ eligibility }) => eligibility !== undefined)
  return {
    columns: isJudged ? [columnsIn(words)('eligibility', 'text', 10)] : [],
    cells: ({ eligibility }: Pick<BidItem, 'eligibility'>): Cell[] =>
      isJudged ? [eligibility === undefined ? null : words.values.verdict[eligibility]] : [],
  }
}

/** One value for each winner, in one cell; `null` if no value is known. */
export const listed = (values: (string | null)[]): string | null =>
  values.every((value) => value === null) ? null : values.map((value) => value ?? '–').join('; ')
