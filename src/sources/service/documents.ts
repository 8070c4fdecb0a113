import { readWithdrawal } from '../rules/withdrawals.ts'
import type { Batch, FileBatch, FileFault, FilePiece, FilePlace, FileText, Rejected } from '../schema/connector.ts'

/** Callbacks for the progress of reading a file. */
export interface Following {
  /** Ends the reading between two records; what was read is handed over. */
  stopping: AbortSignal
  /** How far reading has come. */
  onPlace(place: FilePlace): void
  /** It holds less than it should: what follows the place is lost. */
  onFault(fault: FileFault, place: FilePlace): void
}

/** Records in a transaction of the writer, roughly. */
const BATCH = 500
/** Parts first: a notice that comes after them comes complete. Withdrawals after what they withdraw. */
const LISTS = ['parts', 'notices', 'releases', 'rounds', 'openings', 'preSpecLinks', 'withdrawals', 'rejected'] as const

/** The records of the pieces of a file, in portions. */
export async function* readInPortions(
  read: (texts: AsyncIterable<FileText>) => AsyncIterable<FileBatch>,
  pieces: AsyncIterable<FilePiece>,
  following: Following,
): AsyncGenerator<Batch> {
  let pending: Batch = {}
  // Filled before the records that stand behind them in the file are read.
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

/** Texts with records of the portal; withdrawals are written in one way for all portals. */
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
