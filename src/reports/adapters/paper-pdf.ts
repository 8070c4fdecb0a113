import { fileURLToPath } from 'node:url'
import type { Content, CustomTableLayout, TableCell } from 'pdfmake'
import {
  appendixOf,
  type Cell,
  type Column,
  type ColumnKind,
  cutTo,
  isFigure,
  isInSheet,
  type Paper,
  type PaperBlock,
  type PaperChart,
  type PaperPart,
  type PaperTable,
  paperColumns,
  paperTextOf,
  ROWS,
  SECTION_ROWS,
} from '../rules/paper.ts'
import { contentsOf, FONT, heading, INK, LINE, PAGE, tagged, titleBlock } from './paper-pdf-parts.ts'
import { type PdfTag, printTagged } from './paper-pdf-tags.ts'
import { drawSvg } from './paper-svg.ts'

const FONTS = new URL('../../../fonts/', import.meta.url)
const PADDING = 3
const TABLE_FONT = 7.2
/** The width of a Latin letter as a share of the font size; Hangul is twice as wide. */
const LETTER = 0.5

/** The shares of a line for figures and times. Spreadsheets show whole won, so their columns are wider. */
const SHARES: Partial<Record<ColumnKind, number>> = { time: 21, money: 15, count: 10, middle: 10, rate: 11, share: 11 }

const shareOf = ({ kind, width }: Column): number => SHARES[kind] ?? width

const LAYOUT: CustomTableLayout = {
  hLineWidth: (index, { table }) => (index === 0 || index === (table.headerRows ?? 0) ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => INK.line,
  fillColor: (row) => (row === 0 ? INK.main : row % 2 === 0 ? INK.stripe : null),
  paddingLeft: () => PADDING,
  paddingRight: () => PADDING,
  paddingTop: () => 2.2,
  paddingBottom: () => 2.2,
}

/**
 * A summary on one page, short sections, and long lists in an appendix; with bookmarks and a structure tree for screen
 * readers.
 */
export function writePdf(paper: Paper): Promise<Uint8Array> {
  const font = (name: string) => fileURLToPath(new URL(name, FONTS))
  return printTagged({
    page: PAGE,
    font: { name: FONT, normal: font('noto-sans-kr-regular.ttf'), bold: font('noto-sans-kr-bold.ttf') },
    info: { title: `${paper.title} · ${paper.subtitle}`, author: 'Gonggo', subject: paper.footer },
    language: paper.language,
    content: [
      ...firstPage(paper),
      ...paper.parts.flatMap((part, index) => section(part, index, paper)),
      ...appendix(paper),
    ],
    footer: (page, pages) => footer(paper, page, pages),
  })
}

const footer = ({ footer, words }: Paper, page: number, pages: number): Content => ({
  margin: [PAGE.side, 14, PAGE.side, 0],
  columns: [
    { text: footer, color: INK.quiet, fontSize: 7.5 },
    { text: words.page(page, pages), color: INK.quiet, fontSize: 8, alignment: 'right', width: 60 },
  ],
})

function firstPage(paper: Paper): Content[] {
  const { summary } = paper
  return [
    titleBlock(paper),
    tagged({ type: 'P' }, { text: summary.finding, fontSize: 10.5, bold: true, margin: [0, 8, 0, 8] }),
    ...(summary.tiles.length > 0 ? [tiles(paper)] : []),
    ...(summary.chart ? chart(summary.chart, null) : []),
    ...summary.tables.flatMap((table) => shortTable([], table, null, paper)),
    contentsOf(paper),
  ]
}

const TONES = { up: '#b3261e', down: '#1f4e8c', same: INK.quiet }

/** Five figures in a row, as a table of names, values and changes. */
function tiles({ summary }: Paper): Content {
  const table: PdfTag = { type: 'Table' }
  const row = (type: 'TH' | 'TD', cells: { text: string; [style: string]: unknown }[]) => {
    const line: PdfTag = { type: 'TR', parent: table }
    return cells.map((cell) => tagged({ type, parent: line }, cell) as TableCell)
  }
  return {
    margin: [0, 0, 0, 6],
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (index) => (index === 0 || index === summary.tiles.length ? 0 : 4),
      vLineColor: () => INK.white,
      fillColor: () => INK.stripe,
      paddingLeft: () => 8,
      paddingRight: () => 4,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
    table: {
      widths: summary.tiles.map(() => '*'),
      body: [
        row(
          'TH',
          summary.tiles.map(({ label }) => ({ text: label, fontSize: 7.5, color: INK.quiet })),
        ),
        row(
          'TD',
          summary.tiles.map(({ shown }) => ({ text: shown, fontSize: 10, bold: true, lineHeight: 1 })),
        ),
        row(
          'TD',
          summary.tiles.map(({ change, tone }) => ({ text: change, fontSize: 7.5, color: TONES[tone] })),
        ),
      ],
    },
  }
}

/** Keeps the beginning of a section together: heading, finding, notes, and its chart or the first rows of its table. */
function section(part: PaperPart, index: number, paper: Paper): Content[] {
  const id = `s${index}`
  const begin = part.blocks.findIndex(({ kind }) => kind !== 'text' && kind !== 'note')
  const ahead = begin === -1 ? part.blocks : part.blocks.slice(0, begin)
  const head = [
    heading('H2', part.title, { id, top: index === 0 ? 0 : 16 }),
    ...ahead.flatMap((block) => blockOf([], block, id, paper)),
  ]
  const [first, ...rest] = part.blocks.slice(ahead.length)
  return [
    // The summary has a page of its own.
    ...(index === 0 ? [{ text: '', fontSize: 1, pageBreak: 'before' as const }] : []),
    ...(first ? blockOf(head, first, id, paper) : [together(head)]),
    ...rest.flatMap((block) => blockOf([], block, id, paper)),
  ]
}

const together = (stack: Content[]): Content => ({ unbreakable: true, stack })

/** A block that stays on one page with the nodes in `ahead`. */
function blockOf(ahead: Content[], block: PaperBlock, parent: string, paper: Paper): Content[] {
  switch (block.kind) {
    case 'text':
      return [...ahead, tagged({ type: 'P' }, { text: block.text, fontSize: 10 })]
    case 'note':
      return [...ahead, note(block.text)]
    case 'chart':
      return [together([...ahead, ...chart(block, parent)])]
    case 'table':
      return shortTable(ahead, block, parent, paper)
  }
}

const chart = ({ title, option, height }: PaperChart, parent: string | null): Content[] => [
  heading('H3', title, { parent }),
  tagged({ type: 'Figure', alt: title }, { svg: drawSvg(option, LINE, height), width: LINE, font: FONT }),
]

const note = (text: string): Content =>
  tagged({ type: 'P' }, { text, color: INK.quiet, fontSize: 8, margin: [0, 4, 0, 0] })

/** The first rows of a list. */
function shortTable(ahead: Content[], table: PaperTable, parent: string | null, paper: Paper): Content[] {
  const { rows, total, counted = 'cases', shown = SECTION_ROWS } = table
  const { words } = paper
  if (rows.length === 0) {
    const empty = note(table.empty)
    // Within a section, the first sentence already says that the list is empty.
    return [...ahead, ...(parent === null ? [heading('H3', table.title, { parent })] : []), empty]
  }
  const listed = Math.min(rows.length, shown)
  const rest =
    table.shown === undefined && rows.length > listed
      ? [note(words.inAppendix(listed, Math.min(rows.length, ROWS.pdf), counted))]
      : total > listed
        ? [note(words.more(listed, total, isInSheet(table), counted))]
        : []
  return [...headed([...ahead, heading('H3', table.title, { parent })], table, shown, paper), ...rest]
}

/** The long lists, one after the other. */
function appendix(paper: Paper): Content[] {
  const { words } = paper
  return appendixOf(paper).flatMap(({ part, table }, index): Content[] => {
    const { rows, total, counted = 'cases' } = table
    const listed = Math.min(rows.length, ROWS.pdf)
    const title = `${words.appendix} ${index + 1}. ${table.title}`
    const rest = total > listed ? [note(words.more(listed, total, isInSheet(table), counted))] : []
    const head = heading('H2', title, { id: `a${index}`, parent: `s${part}`, top: 16 })
    return [...headed([head], table, ROWS.pdf, paper), ...rest]
  })
}

/** Heights of a head and of a row, each with two lines. */
const HEAD_ROOM = 26
const ROW_ROOM = 25
/** With fewer rows below it, a heading moves to the next page. A larger number would leave more of the page blank. */
const FIRST_ROWS = 4

/** Reserves room for the first rows together with the nodes in `ahead`, and begins the table in that room. */
function headed(ahead: Content[], table: PaperTable, most: number, paper: Paper): Content[] {
  const room = HEAD_ROOM + ROW_ROOM * Math.min(table.rows.length, FIRST_ROWS)
  return [together([...ahead, { text: '', fontSize: 1, margin: [0, 0, 0, room] }]), rowsOf(table, most, -room, paper)]
}

/** No bottom margins: on a full page they would create an extra page. */
function rowsOf(table: PaperTable, most: number, top: number, { language, words }: Paper): Content {
  const shown = paperColumns(table, words)
  const widths = widthsOf(shown.map(({ column }) => column))
  const tag: PdfTag = { type: 'Table' }
  const head: PdfTag = { type: 'TR', parent: tag }
  const rows = table.rows.slice(0, most).map((row) => {
    const line: PdfTag = { type: 'TR', parent: tag }
    return shown.map(({ column, index }, at) => {
      const letters = table.oneLine ? Math.floor((widths[at] ?? 0) / (TABLE_FONT * LETTER)) : Number.POSITIVE_INFINITY
      return cellOf(row[index] ?? null, column.kind, letters, language, line)
    })
  })
  return {
    margin: [0, top, 0, 0],
    fontSize: TABLE_FONT,
    // The font already includes line spacing.
    lineHeight: 1,
    layout: LAYOUT,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [shown.map(({ column }) => headOf(column, head)), ...rows],
    },
  }
}

/** Shares of the line, so that tables stay within the page. */
function widthsOf(columns: Column[]): number[] {
  const padding = columns.length * 2 * PADDING
  const all = columns.reduce((sum, column) => sum + shareOf(column), 0)
  return columns.map((column) => ((LINE - padding) * shareOf(column)) / all)
}

const headOf = ({ name, kind }: Column, parent: PdfTag): TableCell =>
  tagged(
    { type: 'TH', parent },
    { text: name, bold: true, color: INK.white, alignment: isFigure(kind) ? 'right' : 'left' },
  ) as TableCell

function cellOf(cell: Cell, kind: ColumnKind, letters: number, language: Paper['language'], parent: PdfTag): TableCell {
  // The structure tree would omit a cell without text.
  const text = cutTo(paperTextOf(cell, kind, language), letters) || ' '
  const leads = cell !== null && typeof cell === 'object' && 'url' in cell
  return tagged(
    { type: 'TD', parent },
    leads ? { text, link: cell.url, color: INK.main } : { text, alignment: isFigure(kind) ? 'right' : 'left' },
  ) as TableCell
}
