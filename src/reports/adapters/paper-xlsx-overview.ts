import type { CellStyle, CellValue, SheetChart, WriteSheet } from 'hucre/xlsx'
import { csvText } from '../../lib/csv.ts'
import { CELL_FORMATS, cellValue, letterOf } from '../../lib/xlsx.ts'
import type { Cell, ColumnKind, Paper, PaperTable } from '../rules/paper.ts'

const TITLE: CellStyle = { font: { bold: true, size: 16 } }
const LABEL: CellStyle = { font: { bold: true } }
const HEAD: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'DFE4EA' } },
}
const WRAPPED: CellStyle = { alignment: { wrapText: true, vertical: 'top' } }

const WIDTHS = [34, 24, 24, 28]
const ALL_WIDTH = WIDTHS.reduce((sum, width) => sum + width, 0)
const LINE_HEIGHT = 15
/** Charts are to the right of the texts, one below the other. */
const CHARTS_FROM = WIDTHS.length + 1
const CHART_ROWS = 17
const CHART_COLUMNS = 10

export interface NamedTable {
  table: PaperTable
  /** The name of its sheet. */
  name: string
}

interface Entry {
  value: Cell
  style?: CellStyle
  kind?: ColumnKind
}

interface OverviewRow {
  cells: Entry[]
  /** Spans all columns, on as many lines as needed. */
  wide?: boolean
}

/**
 * The first sheet: figures with the previous ones, the totals of all lists, findings, and charts of the other sheets.
 */
export function overviewOf(paper: Paper, named: NamedTable[]): Omit<WriteSheet, 'name'> {
  const lines = [...headLines(paper), ...figureLines(paper), ...totalLines(paper, named), ...textLines(paper)]
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  const merges: NonNullable<WriteSheet['merges']> = []
  const rowDefs: NonNullable<WriteSheet['rowDefs']> = new Map()
  lines.forEach((line, row) => {
    line.cells.forEach(({ style, kind }, column) => {
      const format = kind && kind !== 'text' ? { numFmt: CELL_FORMATS[kind] } : {}
      if (style || kind) cells.set(`${row},${column}`, { style: { ...style, ...format } })
    })
    if (!line.wide) return
    const from = line.cells.length - 1
    merges.push({ startRow: row, startCol: from, endRow: row, endCol: WIDTHS.length - 1 })
    rowDefs.set(row, { height: LINE_HEIGHT * linesOf(line.cells[from]?.value ?? null) })
  })
  return {
    columns: WIDTHS.map((width) => ({ width })),
    rows: lines.map((line) => line.cells.map(({ value }): CellValue => cellValue(value))),
    cells,
    merges,
    rowDefs,
    charts: chartsOf(named),
  }
}

/** Hangul is twice as wide as the unit of column widths. */
const linesOf = (value: Cell): number =>
  typeof value === 'string' ? Math.max(1, Math.ceil((value.length * 2) / (ALL_WIDTH - (WIDTHS[0] ?? 0)))) : 1

const blank: OverviewRow = { cells: [] }

const headLines = ({ title, subtitle, facts, summary }: Paper): OverviewRow[] => [
  { cells: [{ value: title, style: TITLE }] },
  { cells: [{ value: subtitle }] },
  blank,
  { cells: [{ value: summary.finding, style: { ...WRAPPED, ...LABEL } }], wide: true },
  ...facts.map(([label, value]) => ({
    cells: [
      { value: label, style: LABEL },
      { value, style: WRAPPED },
    ],
    wide: true,
  })),
  blank,
]

function figureLines({ summary, words }: Paper): OverviewRow[] {
  if (summary.tiles.length === 0) return []
  const names = [words.figure, words.now, words.before, words.change]
  return [
    { cells: names.map((value) => ({ value, style: HEAD })) },
    ...summary.tiles.map(({ label, kind, value, before, change }) => ({
      cells: [{ value: label }, { value, kind }, { value: before, kind }, { value: change }],
    })),
    blank,
  ]
}

function totalLines({ words }: Paper, named: NamedTable[]): OverviewRow[] {
  const rows = named.flatMap(({ table, name }) =>
    (table.totals ?? []).map(({ label, value, kind }) => ({
      cells: [{ value: `${name} · ${label}` }, { value, kind }],
    })),
  )
  return rows.length === 0
    ? []
    : [{ cells: [words.totals, ''].map((value) => ({ value, style: HEAD })) }, ...rows, blank]
}

const textLines = ({ parts, footer }: Paper): OverviewRow[] => [
  ...parts.flatMap(({ title, blocks }) => [
    { cells: [{ value: title, style: LABEL }] },
    ...blocks.flatMap((block) =>
      block.kind === 'text' || block.kind === 'note'
        ? [{ cells: [{ value: block.text, style: WRAPPED }], wide: true }]
        : [],
    ),
    blank,
  ]),
  { cells: [{ value: footer }] },
]

/** The spreadsheet program draws these charts from the cells of the lists. */
function chartsOf(named: NamedTable[]): SheetChart[] {
  const drawn = named.flatMap(({ table, name }) =>
    table.picture && table.picture.rows > 0 ? [{ table, name, picture: table.picture }] : [],
  )
  return drawn.map(({ table, name, picture }, index): SheetChart => {
    const range = (column: number) => {
      const letter = letterOf(column)
      return `${quoted(name)}!$${letter}$2:$${letter}$${picture.rows + 1}`
    }
    const from = { row: 1 + index * CHART_ROWS, col: CHARTS_FROM }
    return {
      type: picture.type,
      title: csvText(picture.title),
      series: picture.series.map(({ column, color }) => ({
        name: table.columns[column]?.name ?? '',
        values: range(column),
        categories: range(picture.category),
        color: color.replace('#', ''),
      })),
      anchor: { from, to: { row: from.row + CHART_ROWS - 1, col: from.col + CHART_COLUMNS } },
      legend: picture.series.length > 1 ? 'bottom' : false,
      ...(picture.series.length > 1 ? { barGrouping: 'stacked' as const } : {}),
    }
  })
}

const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'`
