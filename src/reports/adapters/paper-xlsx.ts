import { type CellStyle, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { SEOUL_OFFSET } from '../../lib/clock.ts'
import { csvText } from '../../lib/csv.ts'
import { type Cell, type Column, type ColumnKind, isFigure, type Paper, type PaperTable } from '../rules/paper.ts'

const FONT = '맑은 고딕'
const HEAD: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F4E8C' } },
  alignment: { vertical: 'center' },
}
const TITLE: CellStyle = { font: { bold: true, size: 16 } }
const LABEL: CellStyle = { font: { bold: true } }
const WRAPPED: CellStyle = { alignment: { wrapText: true, vertical: 'top' } }

const FORMATS: Record<ColumnKind, string> = {
  text: '@',
  money: '#,##0',
  count: '#,##0.##',
  rate: '0.000',
  share: '0.0',
  time: 'yyyy-mm-dd hh:mm',
}

const LONGEST_NAME = 31
const LONGEST_TEXT = 32_767

/** A workbook with figures as figures and times as times; a table has a sheet of its own. */
export const writeWorkbook = (paper: Paper): Promise<Uint8Array> =>
  writeXlsx({
    defaultFont: { name: FONT, size: 10 },
    properties: { title: paper.title, creator: 'Gonggo' },
    sheets: [overview(paper), ...tablesOf(paper).map(sheetOf)],
  })

const tablesOf = ({ parts }: Paper): PaperTable[] =>
  parts.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'))

function overview(paper: Paper): WriteSheet {
  const texts: [string, CellStyle | null][] = paper.parts.flatMap(({ title, blocks }) => [
    ['', null] as [string, null],
    [title, LABEL] as [string, CellStyle],
    ...blocks.flatMap((block) =>
      block.kind === 'text' || block.kind === 'note' ? [[block.text, WRAPPED] as [string, CellStyle]] : [],
    ),
  ])
  const rows: CellValue[][] = [
    [csvText(paper.title)],
    [csvText(paper.subtitle)],
    [],
    ...paper.facts.map(([label, value]) => [label, csvText(value)]),
    ...texts.map(([text]) => [csvText(text)]),
    [],
    [paper.footer],
  ]
  const cells: WriteSheet['cells'] = new Map([['0,0', { style: TITLE }]])
  const merges: NonNullable<WriteSheet['merges']> = []
  paper.facts.forEach((_, index) => {
    cells.set(`${index + 3},0`, { style: LABEL })
    cells.set(`${index + 3},1`, { style: WRAPPED })
  })
  texts.forEach(([, style], index) => {
    const row = index + 3 + paper.facts.length
    if (style) cells.set(`${row},0`, { style })
    merges.push({ startRow: row, startCol: 0, endRow: row, endCol: 1 })
  })
  return { name: sheetName(paper.words.overview), columns: [{ width: 24 }, { width: 96 }], rows, cells, merges }
}

function sheetOf(table: PaperTable): WriteSheet {
  const { columns } = table
  const rows = table.rows.map((row) => row.map((cell, index) => cellValue(cell, columns[index])))
  const cells: WriteSheet['cells'] = new Map()
  columns.forEach((_, index) => {
    cells.set(`0,${index}`, { style: HEAD })
  })
  table.rows.forEach((row, at) => {
    row.forEach((cell, index) => {
      if (cell !== null && typeof cell === 'object' && 'url' in cell) {
        cells.set(`${at + 1},${index}`, { hyperlink: { target: cell.url } })
      }
    })
  })
  return {
    name: sheetName(table.name),
    columns: columns.map(({ width, kind }) => ({
      width,
      style: { numFmt: FORMATS[kind], alignment: { horizontal: isFigure(kind) ? 'right' : 'left' } },
    })),
    rows: [columns.map(({ name }) => name), ...rows],
    cells,
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${letterOf(columns.length - 1)}${rows.length + 1}` },
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  }
}

function cellValue(cell: Cell, column: Column | undefined): CellValue {
  if (cell === null) return null
  if (typeof cell === 'number') return cell
  if (typeof cell === 'string') return csvText(cell.slice(0, LONGEST_TEXT))
  // A spreadsheet knows no zones: it is given what the clock on a wall in Seoul shows.
  if ('at' in cell) return column?.kind === 'time' ? new Date(cell.at + SEOUL_OFFSET) : null
  if ('amount' in cell) return cell.amount
  return csvText(cell.text)
}

const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_NAME)

const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26)
