import { escapeXml } from './hwpx-files.ts'
import type { Block, Writing } from './writings.ts'
import { zipOf } from './zips.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const run = (text: string): string =>
  `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`

const block = (it: Block): string =>
  typeof it === 'string'
    ? run(it)
    : `<w:tbl>${it.map((row) => `<w:tr>${row.map((cell) => `<w:tc><w:tcPr/>${run(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

export const docxOf = ({ pages }: Writing): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: `${HEAD}<Types/>` },
    {
      name: 'word/document.xml',
      content: `${HEAD}<w:document xmlns:w="w"><w:body>${pages.flat().map(block).join('')}<w:sectPr/></w:body></w:document>`,
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
  const sheets = pages.map(
    (blocks) =>
      `${HEAD}<worksheet><sheetData>${blocks
        .flatMap(rows)
        .map((row) => `<row>${row.map(cell).join('')}</row>`)
        .join('')}</sheetData></worksheet>`,
  )
  return zipOf([
    { name: '[Content_Types].xml', content: `${HEAD}<Types/>` },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns:r="r"><sheets>${sheets.map((_, i) => `<sheet name="내역 ${i + 1}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEAD}<Relationships>${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${HEAD}<sst>${texts.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')}</sst>`,
    },
    ...sheets.map((content, i) => ({ name: `xl/worksheets/sheet${i + 1}.xml`, content })),
  ])
}

const hmlParagraph = (inside: string): string => `<P><TEXT>${inside}</TEXT></P>`
const hmlText = (text: string): string => hmlParagraph(`<CHAR>${escapeXml(text)}</CHAR>`)
const hmlBlock = (it: Block): string =>
  typeof it === 'string'
    ? hmlText(it)
    : hmlParagraph(
        `<TABLE>${it.map((row) => `<ROW>${row.map((cell) => `<CELL><PARALIST>${hmlText(cell)}</PARALIST></CELL>`).join('')}</ROW>`).join('')}</TABLE>`,
      )

/** As on the portal: older programs of Hancom write it in UTF-16. */
export function hwpmlOf({ pages }: Writing, seed = 0): Buffer {
  const sections = pages.map((blocks) => `<SECTION>${blocks.map(hmlBlock).join('')}</SECTION>`).join('')
  const text = `<?xml version="1.0" encoding="UTF-${seed % 2 === 0 ? 8 : 16}"?><HWPML Version="2.8"><HEAD><DOCSUMMARY><TITLE>제목</TITLE></DOCSUMMARY></HEAD><BODY>${sections}</BODY><TAIL><BINDATASTORAGE><BINDATA>QUJD</BINDATA></BINDATASTORAGE></TAIL></HWPML>`
  return seed % 2 === 0 ? Buffer.from(text) : Buffer.from(`\ufeff${text}`, 'utf16le')
}
