import { writeXlsx } from 'hucre/xlsx'
import { SHEET_FONT, sheetName, sheetOf } from '../../lib/xlsx.ts'
import type { Paper, PaperTable } from '../rules/paper.ts'
import { overviewOf } from './paper-xlsx-overview.ts'

/** A workbook with numbers and times as typed values, and one sheet for each table. */
export function writeWorkbook(paper: Paper): Promise<Uint8Array> {
  const named = tablesOf(paper).map((table) => ({ table, name: sheetName(table.name) }))
  return writeXlsx({
    defaultFont: { name: SHEET_FONT, size: 10 },
    properties: { title: paper.title, creator: 'Gonggo' },
    sheets: [
      { name: sheetName(paper.words.overview), ...overviewOf(paper, named) },
      ...named.map(({ table, name }) => tableSheet(table, name)),
    ],
  })
}

/** The lists of the sections, then those of the summary, then those that only a workbook contains. */
const tablesOf = ({ parts, summary }: Paper): PaperTable[] => [
  ...parts.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table')),
  ...summary.tables.filter(({ rows }) => rows.length > 0),
  ...parts.flatMap(({ sheets }) => sheets),
]

function tableSheet(table: PaperTable, name: string) {
  const shown = table.columns.flatMap((column, index) => (column.only === 'paper' ? [] : [{ column, index }]))
  return sheetOf(
    name,
    shown.map(({ column }) => column),
    table.rows.map((row) => shown.map(({ index }) => row[index] ?? null)),
  )
}
