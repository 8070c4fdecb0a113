import type { FileKind } from '../../src/attachments/rules/reading.ts'
import { encodeCp949 } from './cp949.ts'
import { hwp3Of } from './hwp3-files.ts'
import { distributedHwp5, hwp5Of, plainHwp5 } from './hwp5-files.ts'
import { hwpxOf } from './hwpx-files.ts'
import { docxOf, hwpmlOf, xlsxOf } from './office-files.ts'
import { CMAPS, pdfOf, printedPdf } from './pdf-files.ts'
import { textOfBlocks, type Writing, writingOf } from './writings.ts'

export interface Format {
  name: string
  kind: FileKind
  make: (writing: Writing, seed: number) => Buffer | Promise<Buffer>
  /** For readers that do not read all variants; by default the same file. */
  forJudges?: (writing: Writing) => Buffer
  /** The text has no pages. */
  isOnePart?: boolean
  /** Has only the signs of KS X 1001. */
  isKorean?: boolean
  /** What precedes the text of a page. */
  title?: (page: number) => string
}

export const textOf = ({ pages }: Writing): string => pages.map(textOfBlocks).join('\n')

/** Neither CP949 nor HWP 3 has this dash. */
const signsOfKorea = ({ pages }: Writing): Writing => ({
  pages: JSON.parse(JSON.stringify(pages).replaceAll('—', '-')),
})

/** Each format that is read, with a function that creates files of it. */
export const FORMATS: Format[] = [
  { name: 'PDF, font not embedded', kind: 'pdf', make: (writing, seed) => pdfOf(writing, CMAPS[seed % CMAPS.length]) },
  { name: 'PDF, font embedded', kind: 'pdf', make: printedPdf },
  { name: 'HWPX', kind: 'hwpx', make: hwpxOf },
  { name: 'HWP 5', kind: 'hwp5', make: hwp5Of },
  { name: 'HWP 5, not compressed', kind: 'hwp5', make: plainHwp5 },
  { name: 'HWP 5 for distribution', kind: 'hwp5', make: distributedHwp5 },
  { name: 'HWP 3', kind: 'hwp3', make: hwp3Of, isKorean: true, isOnePart: true },
  // kordoc decodes HWPML as UTF-8, whatever the file declares.
  { name: 'HWPML', kind: 'hwpml', make: hwpmlOf, forJudges: (writing) => hwpmlOf(writing) },
  { name: 'DOCX', kind: 'docx', make: docxOf, isOnePart: true },
  { name: 'XLSX', kind: 'xlsx', make: xlsxOf, title: (page) => `내역 ${page}\n` },
  { name: 'text, UTF-8', kind: 'text', make: (writing) => Buffer.from(textOf(writing)), isOnePart: true },
  {
    name: 'text, UTF-16',
    kind: 'text',
    make: (writing) => Buffer.from(`\ufeff${textOf(writing)}`, 'utf16le'),
    isOnePart: true,
  },
  {
    name: 'text, CP949',
    isKorean: true,
    kind: 'text',
    make: (writing) => encodeCp949(textOf(writing)),
    isOnePart: true,
  },
]

export const writingFor = ({ isKorean }: Format, seed: number): Writing =>
  isKorean ? signsOfKorea(writingOf(seed)) : writingOf(seed)
