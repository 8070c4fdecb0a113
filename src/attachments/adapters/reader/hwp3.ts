import { type Sheet, Unreadable } from './budget.ts'
import { johabLetter } from './hwp3-letters.ts'
import { createProse, type Prose, salvage } from './prose.ts'
import { inflated } from './zip.ts'

const SIGNATURE_BYTES = 30
const INFO_BYTES = 128
const SUMMARY_BYTES = 1008
const FONT_BYTES = 40
const STYLE_BYTES = 238
const PARAGRAPH_STYLE_BYTES = 187
const CHARACTER_STYLE_BYTES = 31
const LINE_BYTES = 14
const LANGUAGES = 7
const DEEPEST = 50

interface Cursor {
  byte(): number
  word(): number
  long(): number
  /** Fails at the end of the document. */
  skip(bytes: number): void
  isAtEnd(): boolean
}

/** Contents are known to be cut where a number leads beyond the end. */
function cursorOf(bytes: Buffer): Cursor {
  let at = 0
  const take = (size: number): number => {
    if (size < 0 || at + size > bytes.length) throw new Unreadable('truncated')
    at += size
    return at - size
  }
  return {
    byte: () => bytes.readUInt8(take(1)),
    word: () => bytes.readUInt16LE(take(2)),
    long: () => bytes.readUInt32LE(take(4)),
    skip: (size) => void take(size),
    isAtEnd: () => at >= bytes.length,
  }
}

/** The format of Hangul up to 97: one sequence of paragraphs, without pages. */
export async function readHwp3(bytes: Buffer, sheet: Sheet): Promise<void> {
  const info = SIGNATURE_BYTES
  if (bytes.length < info + INFO_BYTES + SUMMARY_BYTES) throw new Unreadable('truncated')
  if (bytes.readUInt16LE(info + 96) !== 0) throw new Unreadable('password', 'protected')
  const isCompressed = bytes[info + 124] !== 0
  const from = info + INFO_BYTES + SUMMARY_BYTES + bytes.readUInt16LE(info + 126)
  const content = bytes.subarray(from)
  const { body, failure } = isCompressed ? await unpack(content, sheet) : { body: content, failure: null }
  const prose = createProse(sheet.budget)
  await salvage(sheet, null, prose, async () => {
    const cursor = cursorOf(body)
    for (let language = 0; language < LANGUAGES; language += 1) cursor.skip(cursor.word() * FONT_BYTES)
    cursor.skip(cursor.word() * STYLE_BYTES)
    const document: Document = { cursor, prose, sheet, unknown: 0 }
    readParagraphs(document, 0)
    if (document.unknown > 0) sheet.miss('unmappedFonts')
  })
  if (failure) sheet.miss(failure.reason)
}

/** What of the body can be unpacked: pictures may follow the text. */
async function unpack(content: Buffer, { budget }: Sheet): Promise<{ body: Buffer; failure: Unreadable | null }> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of inflated(content)) {
      budget.unpack(chunk.length)
      chunks.push(chunk)
    }
  } catch (error) {
    if (!(error instanceof Unreadable) || error.reason === 'sizeLimit') throw error
    return { body: Buffer.concat(chunks), failure: error }
  }
  return { body: Buffer.concat(chunks), failure: null }
}

interface Document {
  cursor: Cursor
  prose: Prose
  sheet: Sheet
  /** Characters whose code is not known. */
  unknown: number
}

/** Ends with a paragraph of no characters. */
function readParagraphs(document: Document, depth: number): void {
  const { cursor, prose } = document
  if (depth > DEEPEST) throw new Unreadable('damaged')
  while (!cursor.isAtEnd()) {
    const followsStyle = cursor.byte() !== 0
    const characters = cursor.word()
    if (characters === 0) {
      cursor.skip(40)
      return
    }
    const lines = cursor.word()
    const hasStyles = cursor.byte() !== 0
    cursor.skip(6 + CHARACTER_STYLE_BYTES)
    if (!followsStyle) cursor.skip(PARAGRAPH_STYLE_BYTES)
    cursor.skip(lines * LINE_BYTES)
    for (let i = 0; hasStyles && i < characters; i += 1) if (cursor.byte() !== 1) cursor.skip(CHARACTER_STYLE_BYTES)
    prose.open()
    readCharacters(document, characters, depth)
    prose.close()
  }
}

/** Characters below 32 that carry bytes, and what they show. */
const SMALL: Record<number, { bytes: number; shows: string }> = {
  9: { bytes: 6, shows: '\t' },
  18: { bytes: 6, shows: ' ' },
  19: { bytes: 6, shows: '' },
  20: { bytes: 6, shows: '' },
  21: { bytes: 6, shows: '' },
  22: { bytes: 22, shows: '' },
  23: { bytes: 8, shows: '' },
  24: { bytes: 4, shows: '-' },
  25: { bytes: 4, shows: '' },
  26: { bytes: 244, shows: '' },
  28: { bytes: 62, shows: '' },
  30: { bytes: 2, shows: '\u00a0' },
  31: { bytes: 2, shows: ' ' },
}
const LINE_END = 13

function readCharacters(document: Document, count: number, depth: number): void {
  const { cursor, prose } = document
  for (let i = 0; i < count; i += 1) {
    const code = cursor.word()
    const small = SMALL[code]
    if (small) {
      cursor.skip(small.bytes)
      i += small.bytes / 2
      prose.add(small.shows)
    } else if (code >= 32) {
      const letter = johabLetter(code)
      if (letter === null) document.unknown += 1
      prose.add(letter ?? '\ufffd')
    } else if (code !== LINE_END && code !== 0) {
      const size = cursor.long()
      cursor.word()
      i += 3
      readObject(document, code, size, depth + 1)
    }
  }
}

/** Tables, pictures, headers and notes hold paragraphs of their own. */
function readObject(document: Document, code: number, size: number, depth: number): void {
  const { cursor, sheet } = document
  const inside = () => readParagraphs(document, depth)
  if (code === 10) readTable(document, depth)
  else if (code === 11) {
    const extra = cursor.long()
    cursor.skip(344 + extra)
    sheet.seePicture()
    inside()
  } else if (code === 15) {
    cursor.skip(8)
    inside()
  } else if (code === 16 || code === 17) {
    cursor.skip(code === 16 ? 10 : 14)
    inside()
  } else cursor.skip(FIXED[code] ?? (code === 5 || code === 29 ? size : 0))
}
/** Bytes of objects without text: dates, lines, names of fields. */
const FIXED: Record<number, number> = { 6: 34, 7: 76, 8: 88, 14: 84 }

const CELL_BYTES = 27

/** The rows are not stored: cells have a place on the page each. One cell is one line here. */
function readTable(document: Document, depth: number): void {
  const { cursor } = document
  cursor.skip(80)
  const cells = cursor.word() || 1
  cursor.skip(2 + cells * CELL_BYTES)
  for (let cell = 0; cell <= cells; cell += 1) readParagraphs(document, depth)
}
