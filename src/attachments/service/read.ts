import { type Clock, HOUR, MINUTE, SECOND } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { createWorker, LeaseLost, type Worker } from '../../lib/leases.ts'
import { storedReading } from '../rules/parts.ts'
import { EARLY_ENDS, type FileReading, READER_VERSION } from '../rules/reading.ts'
import type { FileStore } from '../schema.ts'
import { fetchAnew } from '../store/files.ts'
import { addTextNews, textDigest } from '../store/news.ts'
import { deleteSections } from '../store/sections.ts'
import * as texts from '../store/texts.ts'

/**
 * Reads files in a process that is killed when it exceeds a limit. The promise is not rejected because of the content.
 */
export interface FileReader {
  read: (path: string) => Promise<FileReading>
  stop: () => Promise<void>
}

export interface ReadDeps {
  db: Db
  clock: Clock
  reader: FileReader
  log: (message: string, detail?: object) => void
  timing?: { leaseMs?: number; pollMs?: number }
}

const LEASE_MS = 60 * SECOND
const POLL_MS = SECOND
/** The maximum number of attempts that end their process. */
const MOST_ATTEMPTS = 5
const AGAIN_MS = MINUTE
/** Delays before a file is read again after its process ended early; the last result is final. */
const LATER_MS = [10 * MINUTE, 2 * HOUR]
/** The maximum number of texts of older versions that wait at the same time. */
const AGAIN_BATCH = 20
/** Small enough that building the statement does not block the event loop. */
const PART_BATCH = 16
const GIVEN_UP: FileReading = { kind: 'unknown', state: 'failed', reason: 'crashed', parts: [] }

/** Reads stored files. Each content is read once. */
export function createTextReading(
  { db, clock, reader, log, timing = {} }: ReadDeps,
  files: FileStore,
  isOwnStore: () => Promise<boolean>,
) {
  const { leaseMs = LEASE_MS, pollMs = POLL_MS } = timing
  const leases = texts.textLeases(leaseMs)

  async function work(row: texts.DueText): Promise<void> {
    const attempts = await texts.beginReading(db.sql, row)
    if (attempts === null) return
    try {
      const reading = attempts > MOST_ATTEMPTS ? await giveUp(row.hash) : await files.withFile(row.hash, reader.read)
      if (reading === null) {
        // Part of the file was read before, and is kept.
        if (row.readAt !== null) await texts.keepReading(db.sql, leases, row, READER_VERSION)
        else await fetchAgain(row.hash)
        return
      }
      await save(row, reading)
      const { kind, state, reason } = reading
      if (state !== 'text') log('an attachment was not read completely', { hash: row.hash, kind, state, reason })
    } catch (error) {
      // The file is not the cause: the database was unreachable, or its disk is full.
      await texts.postponeReading(db.sql, leases, row, { inMs: AGAIN_MS }).catch(() => {})
      throw error
    }
  }

  const giveUp = async (hash: string): Promise<FileReading | null> => ((await files.has(hash)) ? GIVEN_UP : null)

  async function save(row: texts.DueText, reading: FileReading): Promise<void> {
    const stored = storedReading(reading)
    const laterMs = EARLY_ENDS.has(stored.reason) ? LATER_MS[row.earlyEnds] : undefined
    const end = {
      at: clock.now(),
      version: READER_VERSION,
      due: laterMs === undefined ? null : { inMs: laterMs },
      earlyEnds: row.earlyEnds + (laterMs === undefined ? 0 : 1),
    }
    await db.transaction(async (tx) => {
      // The lock ensures that a notice that lists the same file at this moment is notified here, or sees the text.
      await texts.lockHash(tx, row.hash)
      if (!(await texts.saveReading(tx, leases, row, stored, end))) throw new LeaseLost('it was taken over')
      await deleteSections(tx, row.hash)
      const before = row.readAt === null ? null : await textDigest(tx, row.hash)
      await texts.deleteParts(tx, row.hash)
      for (let at = 0; at < stored.parts.length; at += PART_BATCH) {
        const batch = stored.parts.slice(at, at + PART_BATCH)
        await texts.insertParts(
          tx,
          row.hash,
          batch.map((one, index) => numbered(one, at + index)),
        )
      }
      const isNew = before === null || before !== (await textDigest(tx, row.hash))
      if (stored.parts.length > 0 && isNew) await addTextNews(tx, row.hash, end.at)
    })
  }

  const fetchAgain = (hash: string) =>
    db.transaction(async (tx) => {
      await texts.lockHash(tx, hash)
      if (await files.has(hash)) return
      await fetchAnew(tx, hash)
      await texts.deleteText(tx, hash)
    })

  const worker = (): Worker =>
    createWorker<texts.DueText>({
      claim: async (limit) => ((await isOwnStore()) ? leases.claim(db.sql, limit) : []),
      work,
      heartbeat: (rows) => leases.extend(db.sql, rows),
      leaseMs,
      pollMs,
      due: { db, question: leases.due() },
      concurrency: 1,
      log,
    })

  /** In small batches, because new files have priority. */
  const readOlder = () => texts.expectAgain(db.sql, READER_VERSION, AGAIN_BATCH)

  return { worker, readOlder }
}

const numbered = ({ entry, page, text }: Omit<texts.TextPartRow, 'part'>, index: number): texts.TextPartRow => ({
  part: index + 1,
  entry,
  page,
  text,
})
