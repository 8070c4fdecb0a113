import { fileURLToPath } from 'node:url'
import { printTagged } from '../../src/reports/adapters/paper-pdf-tags.ts'
import { textOfBlocks, type Writing } from './writings.ts'

export const CMAPS = ['UniKS-UCS2-H', 'UniKS-UTF16-H'] as const

const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex')

/** Objects of a PDF, numbered from 1, the first being the catalogue. */
export function pdfOfObjects(objects: string[]): Buffer {
  const places: number[] = []
  let out = '%PDF-1.4\n'
  objects.forEach((object, index) => {
    places.push(out.length)
    out += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = out.length
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  out += places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  out += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(out, 'latin1')
}

export const pdfStream = (content: string, entries = ''): string =>
  `<</Length ${content.length}${entries}>>stream\n${content}\nendstream`

/** With a Korean font that is not embedded; only its character map is used. */
export function pdfOf({ pages }: Writing, cmap: (typeof CMAPS)[number] = 'UniKS-UCS2-H'): Buffer {
  const contents = pages.map((blocks) => {
    const lines = textOfBlocks(blocks).replaceAll('\t', ' ').split('\n')
    return `BT /F1 9 Tf 40 800 Td 12 TL\n${lines.map((line) => `<${utf16(line)}> Tj T*`).join('\n')}\nET`
  })
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    `<</Type/Font/Subtype/Type0/BaseFont/HYSMyeongJo-Medium/Encoding/${cmap}/DescendantFonts[4 0 R]>>`,
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/HYSMyeongJo-Medium/CIDSystemInfo<</Registry(Adobe)/Ordering(Korea1)/Supplement 1>>/FontDescriptor 5 0 R>>',
    '<</Type/FontDescriptor/FontName/HYSMyeongJo-Medium/Flags 6/FontBBox[0 -148 1001 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 709/StemV 58>>',
    ...contents.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 2000 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${7 + index * 2} 0 R>>`,
      pdfStream(content),
    ]),
  ])
}

const font = (name: string) => fileURLToPath(new URL(`../../fonts/${name}`, import.meta.url))

/** Like a printed report: a subset of the font is embedded, and a table maps its glyphs to characters. */
export async function printedPdf({ pages }: Writing): Promise<Buffer> {
  const bytes = await printTagged({
    page: { width: 1400, height: 900, side: 40, top: 40, bottom: 40 },
    font: { name: 'Noto', normal: font('noto-sans-kr-regular.ttf'), bold: font('noto-sans-kr-bold.ttf') },
    info: { title: 'test', author: 'test', subject: 'test' },
    language: 'ko',
    content: pages.map((blocks, index) => ({
      stack: textOfBlocks(blocks)
        .split('\n')
        .map((line) => ({ text: line.replaceAll('\t', ' '), fontSize: 8 })),
      pageBreak: index === 0 ? undefined : ('before' as const),
    })),
    footer: () => '',
  })
  return Buffer.from(bytes)
}

/** Pages with one picture each, like a scan. `text` adds a first page with a text layer. */
export function scannedPdf(pageCount: number, text: string | null = null): Buffer {
  const first = text === null ? [] : [`BT /F1 12 Tf 50 700 Td (${text}) Tj ET`]
  const contents = [...first, ...Array.from({ length: pageCount }, () => '600 0 0 800 0 0 cm /Im1 Do')]
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${contents.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}]/Count ${contents.length}>>`,
    pdfStream(
      '\0'.repeat(125 * 1000),
      '/Type/XObject/Subtype/Image/Width 1000/Height 1000/BitsPerComponent 1/ColorSpace/DeviceGray',
    ),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...contents.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</XObject<</Im1 3 0 R>>/Font<</F1 4 0 R>>>>/Contents ${6 + index * 2} 0 R>>`,
      pdfStream(content),
    ]),
  ])
}

/** Requires a password: the check value does not match the empty one. */
export const lockedPdf = (): Buffer =>
  Buffer.from(
    pdfOf({ pages: [['closed']] })
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        `/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>>>`,
      ),
    'latin1',
  )
