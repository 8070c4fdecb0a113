import { type CellStyle, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { isFigure, type Paper, type PaperTable } from '../rules/paper.ts'
import { CELL_FORMATS, cellValue, letterOf } from './paper-xlsx-cells.ts'
import { overviewOf } from './paper-xlsx-overview.ts'

const FONT = '맑은 고딕'
const HEAD: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F4E8C' } },
  alignment: { vertical: 'center' },
}

const LONGEST_NAME = 31

/** A workbook with figures as figures and times as times; a table has a sheet of its own. */
export function writeWorkbook(paper: Paper): Promise<Uint8Array> {
  const named = tablesOf(paper).map((table) => ({ table, name: sheetName(table.name) }))
  return writeXlsx({
    defaultFont: { name: FONT, size: 10 },
    properties: { title: paper.title, creator: 'Gonggo' },
    sheets: [
      { name: sheetName(paper.words.overview), ...overviewOf(paper, named) },
      ...named.map(({ table, name }) => sheetOf(table, name)),
    ],
  })
}

/** The lists of the sections first, then the first page's, then what only a workbook has room for. */
const tablesOf = ({ parts, summary }: Paper): PaperTable[] => [
  ...parts.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table')),
  ...summary.tables.filter(({ rows }) => rows.length > 0),
  ...parts.flatMap(({ sheets }) => sheets),
]

function sheetOf(table: PaperTable, name: string): WriteSheet {
  const shown = table.columns.flatMap((column, index) => (column.only === 'paper' ? [] : [{ column, index }]))
  const columns = shown.map(({ column }) => column)
  const cells: WriteSheet['cells'] = new Map()
  columns.forEach((_, index) => {
    cells.set(`0,${index}`, { style: HEAD })
  })
  const rows = table.rows.map((row, at) =>
    shown.map(({ index }, place) => {
      const cell = row[index] ?? null
      if (cell !== null && typeof cell === 'object' && 'url' in cell)
        cells.set(`${at + 1},${place}`, { hyperlink: { target: cell.url } })
      return cellValue(cell)
    }),
  )
  return {
    name,
    columns: columns.map(({ width, kind }) => ({
      width,
      style: { numFmt: CELL_FORMATS[kind], alignment: { horizontal: isFigure(kind) ? 'right' : 'left' } },
    })),
    rows: [columns.map((column) => column.name), ...rows],
    cells,
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${letterOf(columns.length - 1)}${rows.length + 1}` },
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  }
}

const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_NAME)
