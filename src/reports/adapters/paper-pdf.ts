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
/** Of a Latin letter, as a share of the size of the font; Hangul is twice as wide. */
const LETTER = 0.5

/** What figures and times take of a line; a spreadsheet, which has whole won, gives them more. */
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

/** One sheet to decide by, short sections, long lists behind them; bookmarks, and a tree that programs read aloud. */
export function writePdf(paper: Paper): Promise<Uint8Array> {
  const font = (name: string) => fileURLToPath(new URL(name, FONTS))
  return printTagged({
    page: PAGE,
    font: { name: FONT, normal: font('noto-sans-kr-regular.ttf'), bold: font('noto-sans-kr-bold.ttf') },
    info: { title: `${paper.title} · ${paper.subtitle}`, author: 'Gonggo', subject: paper.footer },
    language: paper.language,
    content: [
      ...firstPage(paper),
      ...paper.parts.map((part, index) => section(part, index, paper)),
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
    ...(summary.chart ? [chart(summary.chart)] : []),
    ...summary.tables.map((table) => shortTable(table, null, paper)),
    contentsOf(paper),
  ]
}

const TONES = { up: '#b3261e', down: '#1f4e8c', same: INK.quiet }

/** Five figures beside each other: a table of names, values and changes. */
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

/** What a section begins with stays together: heading, finding, notes. */
function section(part: PaperPart, index: number, paper: Paper): Content {
  const id = `s${index}`
  const first = part.blocks.findIndex(({ kind }) => kind !== 'text' && kind !== 'note')
  const ahead = first === -1 ? part.blocks : part.blocks.slice(0, first + 1)
  return {
    // The first page is a sheet of its own.
    ...(index === 0 ? { pageBreak: 'before' as const } : {}),
    stack: [
      {
        unbreakable: true,
        stack: [
          heading('H2', part.title, { id, top: index === 0 ? 0 : 16 }),
          ...ahead.map((block) => blockOf(block, id, paper)),
        ],
      },
      ...part.blocks.slice(ahead.length).map((block) => blockOf(block, id, paper)),
    ],
  }
}

function blockOf(block: PaperBlock, parent: string, paper: Paper): Content {
  switch (block.kind) {
    case 'text':
      return tagged({ type: 'P' }, { text: block.text, fontSize: 10 })
    case 'note':
      return tagged({ type: 'P' }, { text: block.text, fontSize: 8, color: INK.quiet, margin: [0, 4, 0, 0] })
    case 'chart':
      return chart(block, parent)
    case 'table':
      return shortTable(block, parent, paper)
  }
}

const chart = ({ title, option, height }: PaperChart, parent: string | null = null): Content => ({
  unbreakable: true,
  stack: [
    heading('H3', title, { parent }),
    tagged({ type: 'Figure', alt: title }, { svg: drawSvg(option, LINE, height), width: LINE, font: FONT }),
  ],
})

const note = (text: string): Content =>
  tagged({ type: 'P' }, { text, color: INK.quiet, fontSize: 8, margin: [0, 4, 0, 0] })

/** The first rows of a list, on one page. */
function shortTable(table: PaperTable, parent: string | null, paper: Paper): Content {
  const { rows, total, counted = 'cases', shown = SECTION_ROWS } = table
  const { words } = paper
  if (rows.length === 0) {
    const empty = note(table.empty)
    // In a section the sentence says what is missing.
    return parent === null ? { stack: [heading('H3', table.title, { parent }), empty] } : empty
  }
  const listed = Math.min(rows.length, shown)
  const rest =
    table.shown === undefined && rows.length > listed
      ? [note(words.inAppendix(listed, Math.min(rows.length, ROWS.pdf), counted))]
      : total > listed
        ? [note(words.more(listed, total, isInSheet(table), counted))]
        : []
  return {
    unbreakable: true,
    stack: [heading('H3', table.title, { parent }), rowsOf(table, shown, paper), ...rest],
  }
}

/** Each long list on pages of its own. */
function appendix(paper: Paper): Content[] {
  const { words } = paper
  return appendixOf(paper).map(({ part, table }, index): Content => {
    const { rows, total, counted = 'cases' } = table
    const listed = Math.min(rows.length, ROWS.pdf)
    const title = `${words.appendix} ${index + 1}. ${table.title}`
    const rest = total > listed ? [note(words.more(listed, total, isInSheet(table), counted))] : []
    return {
      pageBreak: 'before',
      stack: [
        heading('H2', title, { id: `a${index}`, parent: `s${part}`, top: 0 }),
        rowsOf(table, ROWS.pdf, paper),
        ...rest,
      ],
    }
  })
}

/** Nothing here has room below it: where a page is just full, that room would take a page of its own. */
function rowsOf(table: PaperTable, most: number, { language, words }: Paper): Content {
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
    fontSize: TABLE_FONT,
    // The font has room between its lines already.
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

/** Shares of the line, so that no table runs over its edge. */
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
  // A cell without any text would be missing from the tree.
  const text = cutTo(paperTextOf(cell, kind, language), letters) || ' '
  const leads = cell !== null && typeof cell === 'object' && 'url' in cell
  return tagged(
    { type: 'TD', parent },
    leads ? { text, link: cell.url, color: INK.main } : { text, alignment: isFigure(kind) ? 'right' : 'left' },
  ) as TableCell
}
