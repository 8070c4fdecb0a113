import type { BsnsDiv } from '../../vocabulary/notices.ts'
import { type Fault, type FilePlace, openFile, readPieces } from '../adapters/file.ts'
import { readKonepsDocument } from '../adapters/koneps/index.ts'
import { readOcdsText } from '../adapters/ocds/index.ts'
import { unreadable } from '../rules/failure.ts'
import type { Batch, Rejected } from '../schema.ts'

export type DocumentKind = 'koneps' | 'ocds'

export interface FileReading {
  /** As it is named in quarantine. */
  name: string
  /** The category of its notices, where the file does not say. */
  bsnsDiv?: BsnsDiv
  bytes: AsyncIterable<Uint8Array>
  /** Ends the reading between two records; what was read is handed over. */
  stopping: AbortSignal
  /** How far reading has come. */
  onPlace(place: FilePlace): void
  /** It holds less than it should: what follows the place is lost. */
  onFault(fault: Fault, place: FilePlace): void
}

export { openFile }

/** A transaction of the writer holds about so many. */
const BATCH = 500
/** Parts first: a notice that comes after them comes complete. */
const LISTS = ['parts', 'notices', 'releases', 'rounds', 'openings', 'preSpecLinks', 'rejected'] as const

/** What a file comes to, in portions. */
export async function* readDocuments(kind: DocumentKind, reading: FileReading): AsyncGenerator<Batch> {
  let pending: Batch = {}
  for await (const batch of kind === 'ocds' ? ocdsBatches(reading) : konepsBatches(reading)) {
    pending = joined(pending, batch)
    if (sizeOf(pending) < BATCH) continue
    yield* portions(pending)
    pending = {}
  }
  yield* portions(pending)
}

const sizeOf = (batch: Batch) => LISTS.reduce((sum, name) => sum + (batch[name]?.length ?? 0), 0)

function joined(one: Batch, other: Batch): Batch {
  const lists = LISTS.flatMap((name) => {
    const list = [...(one[name] ?? []), ...(other[name] ?? [])]
    return list.length > 0 ? [[name, list]] : []
  })
  return Object.fromEntries(lists) as Batch
}

function* portions(batch: Batch): Generator<Batch> {
  const size = sizeOf(batch)
  if (size > 0 && size <= 2 * BATCH) yield batch
  if (size <= 2 * BATCH) return
  for (const name of LISTS) {
    const list = batch[name] ?? []
    for (let at = 0; at < list.length; at += BATCH) yield { [name]: list.slice(at, at + BATCH) }
  }
}

async function* ocdsBatches({ name, bytes, stopping, onPlace, onFault }: FileReading): AsyncGenerator<Batch> {
  for await (const piece of readPieces(name, bytes)) {
    if (stopping.aborted) break
    onPlace(piece.place)
    if (piece.kind === 'fault') {
      onFault(piece.fault, piece.place)
      continue
    }
    const { batch, cut } = readOcdsText(piece.text)
    if (cut && !piece.ended) onFault('cut_off', piece.place)
    yield { ...batch, rejected: placed(batch.rejected, piece.place) }
  }
}

const placed = (rejected: Rejected[] = [], place: FilePlace): Rejected[] =>
  rejected.map((one) => ({ ...one, record: { ...place, ...one.record } }))

/** Rows of one notice stand together, and mean something only together. */
const MOST_ROWS = 5000

async function* konepsBatches({
  name,
  bytes,
  bsnsDiv,
  stopping,
  onPlace,
  onFault,
}: FileReading): AsyncGenerator<Batch> {
  let rows: unknown[] = []
  let from: FilePlace = { file: name, line: 1, byte: 0 }
  const hint = bsnsDiv === undefined ? {} : { bsnsDiv }
  const taken = (): Batch => {
    const batch = readKonepsDocument(rows, hint)
    rows = []
    return { ...batch, rejected: placed(batch.rejected, from) }
  }
  for await (const piece of readPieces(name, bytes)) {
    if (stopping.aborted) break
    onPlace(piece.place)
    if (piece.kind === 'fault') {
      onFault(piece.fault, piece.place)
      continue
    }
    const { text, place, ended } = piece
    const document = parsed(text)
    const number = numberOf(document)
    const before = numberOf(rows.at(-1))
    if (rows.length > 0 && (number === null || (rows.length >= BATCH && number !== before) || rows.length >= MOST_ROWS))
      yield taken()
    if (rows.length === 0) from = place
    if (number !== null) rows.push(document)
    else if (document !== undefined) yield located(readKonepsDocument(document, hint), place)
    else {
      if (!ended) onFault('cut_off', place)
      yield { rejected: [unreadable('not_json', text, { ...place })] }
    }
  }
  if (rows.length > 0) yield taken()
}

const located = (batch: Batch, place: FilePlace): Batch => ({ ...batch, rejected: placed(batch.rejected, place) })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Of a row by itself; an answer around rows has none. */
function numberOf(document: unknown): string | null {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return null
  const field = Object.entries(document).find(([name]) => name.toLowerCase() === 'bidntceno')
  return field === undefined ? null : String(field[1])
}
