import { escapeXml } from './hwpx-files.ts'
import type { Block, Writing } from './writings.ts'
import { type Packed, zipOf } from './zips.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const run = (text: string): string =>
  `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`

const block = (it: Block): string =>
  typeof it === 'string'
    ? run(it)
    : `<w:tbl><w:tblPr/><w:tblGrid>${'<w:gridCol/>'.repeat(it[0]?.length ?? 0)}</w:tblGrid>${it.map((row) => `<w:tr>${row.map((cell) => `<w:tc><w:tcPr/>${run(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

const OFFICE = 'http://schemas.openxmlformats.org'
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`
const RELATIONS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml'

interface OfficePart {
  name: string
  content: string
  /** After `application/vnd.openxmlformats-officedocument.`, without `+xml`. */
  type: string
}

const relations = (targets: { id: string; kind: string; target: string }[]): string =>
  `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships">${targets.map(({ id, kind, target }) => `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

/** The first part is the document. */
function packageOf(parts: [OfficePart, ...OfficePart[]], more: Packed[] = []): Buffer {
  const types = parts.map(
    ({ name, type }) =>
      `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  )
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="${RELATIONS_TYPE}"/>${types.join('')}</Types>`,
    },
    { name: '_rels/.rels', content: relations([{ id: 'rId1', kind: 'officeDocument', target: parts[0].name }]) },
    ...parts.map(({ name, content }) => ({ name, content })),
    ...more,
  ])
}

export const docxOf = ({ pages }: Writing): Buffer =>
  packageOf([
    {
      name: 'word/document.xml',
      type: 'wordprocessingml.document.main',
      content: `${HEAD}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${pages.flat().map(block).join('')}<w:sectPr/></w:body></w:document>`,
    },
  ])

/** Each line is a row; texts are shared strings, as Excel writes them. */
export function xlsxOf({ pages }: Writing): Buffer {
  const texts: string[] = []
  const cell = (text: string): string => {
    if (/^\d{1,9}$/.test(text)) return `<c><v>${text}</v></c>`
    return `<c t="s"><v>${texts.push(text) - 1}</v></c>`
  }
  const rows = (it: Block): string[][] => (typeof it === 'string' ? [[it]] : it)
  const main = `xmlns="${OFFICE}/spreadsheetml/2006/main"`
  const sheets = pages.map((blocks, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    type: 'spreadsheetml.worksheet',
    content: `${HEAD}<worksheet ${main}><sheetData>${blocks
      .flatMap(rows)
      .map((row) => `<row>${row.map(cell).join('')}</row>`)
      .join('')}</sheetData></worksheet>`,
  }))
  const workbook = {
    name: 'xl/workbook.xml',
    type: 'spreadsheetml.sheet.main',
    content: `${HEAD}<workbook ${main} xmlns:r="${RELATIONS}"><sheets>${sheets.map((_, i) => `<sheet name="내역 ${i + 1}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
  }
  const shared = {
    name: 'xl/sharedStrings.xml',
    type: 'spreadsheetml.sharedStrings',
    content: `${HEAD}<sst ${main}>${texts.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')}</sst>`,
  }
  const targets = [
    ...sheets.map((_, i) => ({ id: `rId${i + 1}`, kind: 'worksheet', target: `worksheets/sheet${i + 1}.xml` })),
    { id: `rId${sheets.length + 1}`, kind: 'sharedStrings', target: 'sharedStrings.xml' },
  ]
  return packageOf([workbook, shared, ...sheets], [{ name: 'xl/_rels/workbook.xml.rels', content: relations(targets) }])
}

const hmlParagraph = (inside: string): string => `<P><TEXT>${inside}</TEXT></P>`
const hmlText = (text: string): string => hmlParagraph(`<CHAR>${escapeXml(text)}</CHAR>`)
const hmlBlock = (it: Block): string =>
  typeof it === 'string'
    ? hmlText(it)
    : hmlParagraph(
        `<TABLE RowCount="${it.length}" ColCount="${it[0]?.length ?? 0}">${it.map((row, y) => `<ROW>${row.map((cell, x) => `<CELL RowAddr="${y}" ColAddr="${x}" RowSpan="1" ColSpan="1"><PARALIST>${hmlText(cell)}</PARALIST></CELL>`).join('')}</ROW>`).join('')}</TABLE>`,
      )

/** As on the portal: older programs of Hancom write it in UTF-16. */
export function hwpmlOf({ pages }: Writing, seed = 0): Buffer {
  const sections = pages.map((blocks) => `<SECTION>${blocks.map(hmlBlock).join('')}</SECTION>`).join('')
  const text = `<?xml version="1.0" encoding="UTF-${seed % 2 === 0 ? 8 : 16}"?><HWPML Version="2.8"><HEAD><DOCSUMMARY><TITLE>제목</TITLE></DOCSUMMARY></HEAD><BODY>${sections}</BODY><TAIL><BINDATASTORAGE><BINDATA>QUJD</BINDATA></BINDATASTORAGE></TAIL></HWPML>`
  return seed % 2 === 0 ? Buffer.from(text) : Buffer.from(`\ufeff${text}`, 'utf16le')
}
