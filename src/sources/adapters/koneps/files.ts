import { unreadable } from '../../rules/failure.ts'
import type { FileBatch, FilePlace, FileText } from '../../schema/connector.ts'
import { type KonepsHint, readKonepsDocument } from './documents.ts'

/** The size of a batch: it ends with the first notice that ends after so many rows, or within a larger notice. */
const BATCH = 500
const MOST_ROWS = 5000

/** Responses, or one row per line. Rows of one notice are consecutive, and only meaningful together. */
export async function* readKonepsFile(texts: AsyncIterable<FileText>, hint: KonepsHint): AsyncGenerator<FileBatch> {
  let rows: unknown[] = []
  let from: FilePlace = { file: '', line: 1, byte: 0 }
  const taken = (): FileBatch => {
    const batch = readKonepsDocument(rows, hint)
    rows = []
    return { batch, place: from, isCut: false }
  }
  for await (const { text, place, ended } of texts) {
    const document = parsed(text)
    const number = numberOf(document)
    const before = numberOf(rows.at(-1))
    if (rows.length > 0 && (number === null || (rows.length >= BATCH && number !== before) || rows.length >= MOST_ROWS))
      yield taken()
    if (rows.length === 0) from = place
    if (number !== null) rows.push(document)
    else if (document !== undefined) yield { batch: readKonepsDocument(document, hint), place, isCut: false }
    else yield { batch: { rejected: [unreadable('not_json', text, {})] }, place, isCut: !ended }
  }
  if (rows.length > 0) yield taken()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The notice of a single row; a response around rows has none. */
function numberOf(document: unknown): string | null {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return null
  const field = Object.entries(document).find(([name]) => name.toLowerCase() === 'bidntceno')
  return field === undefined ? null : String(field[1])
}
