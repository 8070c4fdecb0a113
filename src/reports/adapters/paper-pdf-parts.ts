import type { Content } from 'pdfmake'
import { appendixOf, cutTo, type Paper } from '../rules/paper.ts'
import type { PdfTag } from './paper-pdf-tags.ts'

export const FONT = 'Noto Sans KR'
export const PAGE = { width: 595, height: 842, side: 36, top: 36, bottom: 42 }
export const LINE = PAGE.width - 2 * PAGE.side
export const INK = { main: '#1f4e8c', quiet: '#5b6675', line: '#dfe4ea', stripe: '#f6f8fa', white: '#ffffff' }

/** Adds the accessibility tag of a node. pdfmake ignores unknown properties. */
export const tagged = (tag: PdfTag, node: object): Content => ({ ...node, tag }) as unknown as Content

interface Place {
  /** The target of bookmarks and of the table of contents. */
  id?: string
  /** The id of the parent bookmark; `null` = top level. */
  parent?: string | null
  top?: number
}

const SIZES = { H2: 14, H3: 10 }

export function heading(type: 'H2' | 'H3', text: string, { id, parent, top = 9 }: Place): Content {
  return tagged(
    { type },
    {
      text,
      bold: true,
      fontSize: SIZES[type],
      color: type === 'H2' ? INK.main : undefined,
      margin: [0, top, 0, type === 'H2' ? 5 : 3],
      ...(id === undefined ? {} : { id }),
      ...(parent === null ? {} : { outline: true, outlineExpanded: false }),
      ...(typeof parent === 'string' ? { outlineParentId: parent } : {}),
    },
  )
}

/** These texts are shortened, because the summary must fit on one page. Workbook and HTML have them complete. */
const SUBTITLE_LETTERS = 84
const FACTS_LETTERS = 230

export const titleBlock = ({ title, subtitle, facts }: Paper): Content => ({
  stack: [
    { canvas: [{ type: 'rect', x: 0, y: 0, w: 46, h: 5, color: INK.main }], margin: [0, 0, 0, 8] },
    tagged({ type: 'H1' }, { text: title, fontSize: 20, bold: true, lineHeight: 1.1 }),
    tagged(
      { type: 'P' },
      { text: cutTo(subtitle, SUBTITLE_LETTERS), fontSize: 11, color: INK.quiet, margin: [0, 2, 0, 2] },
    ),
    tagged(
      { type: 'P' },
      {
        text: cutTo(facts.map(([label, value]) => `${label} ${value}`).join('   '), FACTS_LETTERS),
        fontSize: 8,
        color: INK.quiet,
      },
    ),
  ],
})

/** The table of contents, on few lines. */
export function contentsOf(paper: Paper): Content {
  const { parts, words } = paper
  const tree: PdfTag = { type: 'TOC' }
  const entries = [
    ...parts.map(({ title }, index) => ({ title, id: `s${index}` })),
    ...appendixOf(paper).map(({ table }, index) => ({
      title: `${words.appendix} ${index + 1}. ${table.title}`,
      id: `a${index}`,
    })),
  ]
  // Page numbers are separate nodes: in a text of two lines, pdfmake would not fill in that of the second line.
  const item = ({ title, id }: { title: string; id: string }): Content => {
    const tag: PdfTag = { type: 'TOCI', parent: tree }
    const style = { linkToDestination: id, fontSize: 7.5, lineHeight: 1.1, color: INK.main }
    return {
      columns: [
        tagged(tag, { pageReference: id, noWrap: true, width: 16, ...style }),
        tagged(tag, { text: title, width: '*', ...style }),
      ],
    }
  }
  const columns = [0, 1, 2, 3].map((column) => entries.filter((_, index) => index % 4 === column))
  return {
    unbreakable: true,
    stack: [
      heading('H3', words.contents, { parent: null }),
      { columns: columns.map((column) => ({ stack: column.map(item), width: '*' })), columnGap: 8 },
    ],
  }
}
