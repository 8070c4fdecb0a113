import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../../lib/clock.ts'
import { seoulTime } from '../../lib/clock.ts'
import { codeOf, type Db } from '../../lib/db/index.ts'
import type { Secrets } from '../../lib/secret.ts'
import {
  checkArchive,
  createLine,
  keepPartial,
  keepSegment,
  listLines,
  OtherWal,
  readSegments,
  readUntil,
  writeUntil,
} from '../adapters/disk/index.ts'
import { lineName, lineOfSlot, slotName, slotPrefix } from '../rules/lines.ts'
import { SEGMENT_BYTES, segmentOf, startOfSegment } from '../rules/wal.ts'
import type { KeptLine } from '../schema.ts'
import { advanceSlot, createSlot, dropSlot, markTime, readSlots, readWalPlace, type WalSlot } from '../store/wal.ts'
import type { Owner } from './owner.ts'

export interface ArchiveDeps {
  owner: Owner
  clock: Clock
  secrets: () => Secrets
  folder: string
  /** The data folder of the server. */
  clusterFolder: string
  onFailure: () => void
  log: (message: string, detail?: object) => void
}

/** Lock: only one process of a database archives at a time. */
export const ARCHIVE_LOCK = 'wal archive'
/** Within this time, the work of another process counts as done. */
const JUST_MS = 5_000

interface Progress {
  /** All commits up to this time are in the archive. */
  until: number | null
  waitingBytes: number
}

/**
 * Copies the write-ahead log of the embedded server, up to its last byte. A replication slot keeps the log until it is
 * copied, up to a limit, so that a failing archive never stops the server.
 */
export function createWalArchive(deps: ArchiveDeps) {
  const { owner, clock, folder, onFailure, log } = deps
  const progress: Progress = { until: null, waitingBytes: 0 }
  let isFailing = false

  async function run(db: Db, isFree: boolean): Promise<void> {
    const { line, slot } = await findLine(db, deps)
    const before = await readUntil(line)
    progress.until = before === null ? progress.until : Date.parse(before.until)
    if (isFree && before !== null && Math.abs(clock.now() - Date.parse(before.until)) < JUST_MS) return
    const wal = join(deps.clusterFolder, 'pg_wal')
    const until = await markTime(db.sql)
    const { flushed } = await readWalPlace(db.sql)
    progress.waitingBytes = flushed - slot.from
    const known = new Set((await readSegments(line)).map(({ segment }) => segment))
    for (let segment = segmentOf(slot.from); segment < segmentOf(flushed); segment++) {
      if (!known.has(segment)) await keepSegment(line, wal, segment, before?.until ?? null)
      await advanceSlot(db.sql, slot.name, startOfSegment(segment + 1))
      progress.waitingBytes = flushed - startOfSegment(segment + 1)
    }
    await keepPartial(line, wal, segmentOf(flushed), flushed % SEGMENT_BYTES)
    await writeUntil(line, { until: new Date(until).toISOString(), lsn: flushed })
    Object.assign(progress, { until, waitingBytes: 0 })
  }

  async function once(isFree: boolean): Promise<void> {
    const db = await owner.connect()
    // Measured before the archive is accessed, so that the alert on waiting bytes works if the archive fails.
    progress.waitingBytes = await waitingFor(db, folder)
    await checkArchive(folder)
    await db.alone(ARCHIVE_LOCK, () => run(db, isFree))
  }

  return {
    /** Seconds since the last archived moment; infinite without one. */
    age: () => (progress.until === null ? Infinity : Math.max(0, clock.now() - progress.until) / 1000),
    waitingBytes: () => progress.waitingBytes,
    isFailing: () => isFailing,
    /** An outage is logged once. `isFree`: skips if another process has just done the work. */
    async tick({ isFree = false } = {}): Promise<void> {
      try {
        await once(isFree)
        if (isFailing) log('the WAL is archived again', { folder })
        isFailing = false
      } catch (error) {
        onFailure()
        if (error instanceof OtherWal) await startAnew(deps, error)
        if (!isFailing) log('the WAL cannot be archived; the service goes on', { folder, reason: archiveFault(error) })
        isFailing = true
      }
    },
  }
}

export const archiveFault = (error: unknown): string =>
  (error instanceof Error ? error.message : '') || String(codeOf(error) ?? error)

interface FoundSlot {
  name: string
  from: number
}

/** Bytes that the server keeps for the archive; 0 if the slot is missing or lost. */
async function waitingFor({ sql }: Db, folder: string): Promise<number> {
  const slot = (await readSlots(sql)).find(({ name }) => name.startsWith(slotPrefix(folder)))
  return slot?.from == null ? 0 : (await readWalPlace(sql)).flushed - slot.from
}

/** The line of the server's log, or a new one. */
async function findLine(db: Db, deps: ArchiveDeps): Promise<{ line: KeptLine; slot: FoundSlot }> {
  const { folder } = deps
  const slots = await readSlots(db.sql)
  const own = slots.find(({ name }) => name.startsWith(slotPrefix(folder)))
  for (const { name } of slots) if (name !== own?.name) await dropSlot(db.sql, name)
  if (own === undefined) return beginLine(db, deps)
  const name = lineOfSlot(folder, own.name)
  const line = (await listLines(folder)).find((one) => one.name === name)
  if (line === undefined)
    throw new Error(
      `${folder} does not contain ${name}. Is the disk mounted? To begin with an empty folder, start the service once without GONGGO_WAL_ARCHIVE`,
    )
  const { from } = own
  if (from !== null) return { line, slot: { name: own.name, from } }
  deps.log('the server has removed WAL before it was archived; the archive has a gap and begins anew', { line: name })
  await dropSlot(db.sql, own.name)
  return beginLine(db, deps)
}

async function beginLine(
  db: Db,
  { clock, secrets, folder }: ArchiveDeps,
): Promise<{ line: KeptLine; slot: FoundSlot }> {
  const { system, timeline } = await readWalPlace(db.sql)
  const name = lineName(clock.now(), randomBytes(3).toString('hex'))
  const facts = { fingerprints: secrets().fingerprints(), system, timeline, startedAt: seoulTime(clock.now()) }
  const line = await createLine(folder, name, { format: 1, ...facts })
  const slot = slotName(folder, name)
  await createSlot(db.sql, slot)
  const made: WalSlot | undefined = (await readSlots(db.sql)).find((one) => one.name === slot)
  return { line, slot: { name: slot, from: made?.from ?? 0 } }
}

/** Without its slot a line ends, and the next tick begins another one. */
async function startAnew({ owner, folder, log }: ArchiveDeps, { message }: OtherWal): Promise<void> {
  const { sql } = await owner.connect()
  for (const { name } of await readSlots(sql)) if (name.startsWith(slotPrefix(folder))) await dropSlot(sql, name)
  log('the archive begins anew', { folder, reason: message })
}

/** `null` before the first tick. */
export async function currentLine(db: Db, folder: string): Promise<KeptLine | null> {
  const own = (await readSlots(db.sql)).find(({ name, from }) => name.startsWith(slotPrefix(folder)) && from !== null)
  if (own === undefined) return null
  return (await listLines(folder)).find(({ name }) => name === lineOfSlot(folder, own.name)) ?? null
}
