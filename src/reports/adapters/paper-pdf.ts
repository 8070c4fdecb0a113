import { fileURLToPath } from 'node:url'
import pdfmake, { type Content, type CustomTableLayout, type TableCell } from 'pdfmake'
import {
  type Cell,
  type Column,
  type ColumnKind,
  isFigure,
  type Paper,
  type PaperBlock,
  type PaperPart,
  type PaperTable,
  textOf,
} from '../rules/paper.ts'
import { drawSvg } from './paper-svg.ts'

/** Rows of a table: 5,000 took 5.2 s and 387 MB. The spreadsheet has them all. */
export const PDF_ROWS = 300

const FONT = 'Noto Sans KR'
const FONTS = new URL('../../../fonts/', import.meta.url)
const PAGE = { width: 595, side: 36, top: 44, bottom: 48 }
const LINE = PAGE.width - 2 * PAGE.side
/** Heights of a page's inside and of the summary. */
const ROOM = 750
const COVER = 260
const INK = { main: '#1f4e8c', quiet: '#5b6675', line: '#dfe4ea', stripe: '#f6f8fa', white: '#ffffff' }

const PADDING = 3

const LAYOUT: CustomTableLayout = {
  hLineWidth: (index, { table }) => (index === 0 || index === (table.headerRows ?? 0) ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => INK.line,
  fillColor: (row) => (row === 0 ? INK.main : row % 2 === 0 ? INK.stripe : null),
  paddingLeft: () => PADDING,
  paddingRight: () => PADDING,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
}

/** Text that can be marked and searched, pages with numbers, bookmarks to every section. */
export function writePdf(paper: Paper): Promise<Uint8Array> {
  const font = (name: string) => fileURLToPath(new URL(name, FONTS))
  const [normal, bold] = [font('noto-sans-kr-regular.ttf'), font('noto-sans-kr-bold.ttf')]
  pdfmake.setFonts({ [FONT]: { normal, bold, italics: normal, bolditalics: bold } })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold)
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
      info: { title: `${paper.title} · ${paper.subtitle}`, author: 'Gonggo', subject: paper.footer },
      language: paper.language,
      defaultStyle: { font: FONT, fontSize: 9, lineHeight: 1.25 },
      content: [cover(paper), ...sections(paper)],
      footer: (page, pages) => footer(paper, page, pages),
    })
    .getBuffer()
}

const footer = ({ footer, words }: Paper, page: number, pages: number): Content => ({
  margin: [PAGE.side, 14, PAGE.side, 0],
  columns: [
    { text: footer, color: INK.quiet, fontSize: 7.5 },
    { text: words.page(page, pages), color: INK.quiet, fontSize: 8, alignment: 'right', width: 60 },
  ],
})

const cover = ({ title, subtitle, facts }: Paper): Content => ({
  stack: [
    { canvas: [{ type: 'rect', x: 0, y: 0, w: 46, h: 5, color: INK.main }], margin: [0, 0, 0, 10] },
    { text: title, fontSize: 22, bold: true, lineHeight: 1.1 },
    { text: subtitle, fontSize: 11, color: INK.quiet, margin: [0, 4, 0, 12] },
    factTable(facts),
  ],
})

const factTable = (facts: Paper['facts']): Content => ({
  margin: [0, 0, 0, 6],
  layout: { ...LAYOUT, fillColor: () => INK.stripe, hLineColor: () => INK.white, hLineWidth: () => 1 },
  table: {
    widths: [110, '*'],
    body: facts.map(([label, value]) => [{ text: label, color: INK.quiet }, { text: value }]),
  },
})

/** A section begins a page, unless it fits below what is there. */
function sections(paper: Paper): Content[] {
  let used = COVER
  return paper.parts.map((part, index) => {
    const height = heightOf(part)
    const breaks = index > 0 && used + height > ROOM
    used = breaks ? height : used + height
    return section(part, index, paper, breaks)
  })
}

/** About; rather too much than too little. */
const heightOf = ({ blocks }: PaperPart): number =>
  blocks.reduce((sum, block) => {
    if (block.kind === 'chart') return sum + block.height + 30
    if (block.kind === 'table') return sum + 60 + Math.min(block.rows.length, PDF_ROWS) * 22
    return sum + 18
  }, 50)

const section = ({ title, blocks }: PaperPart, index: number, paper: Paper, breaks: boolean): Content => ({
  ...(breaks ? { pageBreak: 'before' as const } : {}),
  stack: [
    {
      text: title,
      fontSize: 15,
      bold: true,
      color: INK.main,
      margin: [0, breaks ? 0 : 16, 0, 6],
      outline: true,
      outlineExpanded: true,
      id: `s${index}`,
    },
    ...blocks.map((block) => blockOf(block, `s${index}`, paper)),
  ],
})

function blockOf(block: PaperBlock, parent: string, paper: Paper): Content {
  switch (block.kind) {
    case 'text':
      return { text: block.text, margin: [0, 0, 0, 4] }
    case 'note':
      return { text: block.text, fontSize: 8, color: INK.quiet, margin: [0, 0, 0, 4] }
    case 'facts':
      return factTable(block.facts)
    case 'chart':
      return {
        unbreakable: true,
        stack: [
          heading(block.title, parent),
          { svg: drawSvg(block.option, LINE, block.height), width: LINE, font: FONT },
        ],
      }
    case 'table':
      return tableOf(block, parent, paper)
  }
}

const heading = (text: string, parent: string): Content => ({
  text,
  bold: true,
  fontSize: 10.5,
  margin: [0, 8, 0, 4],
  outline: true,
  outlineParentId: parent,
})

function tableOf(table: PaperTable, parent: string, { language, words }: Paper): Content {
  const title = heading(table.title, parent)
  if (table.rows.length === 0) {
    return { stack: [title, { text: table.empty, color: INK.quiet, margin: [0, 6, 0, 12], alignment: 'center' }] }
  }
  const shown = table.columns.flatMap((column, index) => (column.onlySheet ? [] : [{ column, index }]))
  const rows = table.rows
    .slice(0, PDF_ROWS)
    .map((row) => shown.map(({ column, index }) => cellOf(row[index] ?? null, column.kind, language)))
  const more: Content[] =
    table.total > rows.length
      ? [
          {
            text: words.more(rows.length, table.total, table.rows.length === table.total),
            color: INK.quiet,
            fontSize: 8,
            margin: [0, 6, 0, 0],
          },
        ]
      : []
  return {
    stack: [
      title,
      {
        margin: [0, 0, 0, 6],
        fontSize: 7,
        // The font has room between its lines already.
        lineHeight: 1,
        layout: LAYOUT,
        table: {
          headerRows: 1,
          keepWithHeaderRows: 1,
          dontBreakRows: true,
          widths: widthsOf(shown.map(({ column }) => column)),
          body: [shown.map(({ column }) => head(column)), ...rows],
        },
      },
      ...more,
    ],
  }
}

/** Shares of the line, so that no table runs over its edge. */
function widthsOf(columns: Column[]): number[] {
  const padding = columns.length * 2 * PADDING
  const all = columns.reduce((sum, { width }) => sum + width, 0)
  return columns.map(({ width }) => ((LINE - padding) * width) / all)
}

const head = ({ name, kind }: Column): TableCell => ({
  text: name,
  bold: true,
  color: INK.white,
  alignment: isFigure(kind) ? 'right' : 'left',
})

function cellOf(cell: Cell, kind: ColumnKind, language: Paper['language']): TableCell {
  const text = textOf(cell, kind, language)
  if (cell !== null && typeof cell === 'object' && 'url' in cell) return { text, link: cell.url, color: INK.main }
  return { text, alignment: isFigure(kind) ? 'right' : 'left' }
}
