import { readWithdrawal } from '../rules/withdrawals.ts'
import type { Batch, FileBatch, FileFault, FilePiece, FilePlace, FileText, Rejected } from '../schema/connector.ts'

/** Callbacks for the progress of reading a file. */
export interface Following {
  /** Stops reading between two records; what was read is passed on. */
  stopping: AbortSignal
  /** The current position. */
  onPlace(place: FilePlace): void
  /** It is damaged: everything after the position is lost. */
  onFault(fault: FileFault, place: FilePlace): void
}

/** The approximate number of records per transaction. */
const BATCH = 500
/** Parts first, so that a later notice is complete. Withdrawals after what they withdraw. */
const LISTS = ['parts', 'notices', 'releases', 'rounds', 'openings', 'preSpecLinks', 'withdrawals', 'rejected'] as const

/** The records of the pieces of a file, in batches. */
export async function* readInPortions(
  read: (texts: AsyncIterable<FileText>) => AsyncIterable<FileBatch>,
  pieces: AsyncIterable<FilePiece>,
  following: Following,
): AsyncGenerator<Batch> {
  let pending: Batch = {}
  // Filled before the following records of the file are read.
  let aside: Batch = {}
  const onAside = (batch: Batch) => {
    aside = joined(aside, batch)
  }
  for await (const { batch, place, isCut } of read(textsOf(pieces, following, onAside))) {
    if (isCut) following.onFault('cut_off', place)
    pending = joined(joined(pending, { ...batch, rejected: placed(batch.rejected, place) }), aside)
    aside = {}
    if (sizeOf(pending) < BATCH) continue
    yield* portions(pending)
    pending = {}
  }
  yield* portions(joined(pending, aside))
}

/** Texts with records of the portal; withdrawals have one format for all portals. */
async function* textsOf(
  pieces: AsyncIterable<FilePiece>,
  { stopping, onPlace, onFault }: Following,
  onAside: (batch: Batch) => void,
): AsyncGenerator<FileText> {
  for await (const piece of pieces) {
    if (stopping.aborted) return
    onPlace(piece.place)
    if (piece.kind !== 'text') {
      onFault(piece.fault, piece.place)
      continue
    }
    const withdrawal = readWithdrawal(piece.text)
    if (withdrawal === null) yield piece
    else if ('number' in withdrawal) onAside({ withdrawals: [withdrawal] })
    else onAside({ rejected: placed([withdrawal], piece.place) })
  }
}

const placed = (rejected: Rejected[] = [], place: FilePlace): Rejected[] =>
  rejected.map((one) => ({ ...one, record: { ...place, ...one.record } }))

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
