import { Readable } from 'node:stream'
import { MINUTE, SECOND, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import {
  checkArchive,
  clusterEntries,
  createDraft,
  dropSegments,
  listBackups,
  listLines,
  packTar,
  removeBackup,
  removeLine,
} from '../adapters/disk/index.ts'
import { BASE_FILE } from '../rules/manifest.ts'
import { expiredBackups, newestWhole, type Retention, takenAt } from '../rules/retention.ts'
import { segmentOf } from '../rules/wal.ts'
import type { BackupManifest, KeptBackup, KeptLine } from '../schema.ts'
import { readDatabaseFacts } from '../store/tables.ts'
import { startBase, stopBase } from '../store/wal.ts'
import { ARCHIVE_LOCK, type ArchiveDeps, archiveFault, currentLine } from './archive.ts'
import { addSecret, fingerprintOf, type MakeDeps } from './make.ts'

export interface BaseDeps extends ArchiveDeps, Pick<MakeDeps, 'secretFile' | 'version'> {
  settings: Retention & { everyMs: number; passphrase: () => Promise<string | null> }
}

const BASE_LOCK = 'wal base'
const AGAIN_MS = 10 * MINUTE
export const PLATFORM = `${process.platform}-${process.arch}`

/** Makes a base backup if the line has none or the newest one is old enough, and deletes expired ones. */
export function createBases(deps: BaseDeps) {
  const { owner, clock, folder, settings, onFailure, log } = deps
  let newest: KeptBackup | null = null
  let failedAt = -Infinity

  async function look(db: Db): Promise<KeptLine | null> {
    const line = await currentLine(db, folder)
    newest = line === null ? null : newestWhole(await listBackups(line.folder))
    return line
  }

  const isDue = () => newest === null || clock.now() - takenAt(newest) >= settings.everyMs

  async function run(db: Db, signal: AbortSignal): Promise<void> {
    const line = await look(db)
    if (line === null || !isDue()) return
    const begun = clock.steady()
    const { manifest, folder: made } = await makeBase(deps, { db, line, signal })
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
    log('a base backup was made', { folder: made, bytes, ms: Math.round(clock.steady() - begun) })
    await look(db)
    await db.alone(ARCHIVE_LOCK, () => prune(deps, line))
  }

  return {
    /** Seconds since the newest base backup; infinite without one. */
    age: () => (newest === null ? Infinity : (clock.now() - takenAt(newest)) / 1000),
    async tick(signal: AbortSignal): Promise<void> {
      if (clock.steady() - failedAt < Math.min(AGAIN_MS, settings.everyMs)) return
      try {
        await checkArchive(folder)
        const db = await owner.connect()
        await look(db)
        if (isDue()) await db.alone(BASE_LOCK, () => run(db, signal))
      } catch (error) {
        if (signal.aborted) return
        failedAt = clock.steady()
        onFailure()
        log('a base backup failed; the service goes on', { folder, reason: archiveFault(error) })
      }
    },
  }
}

interface BasePlace {
  db: Db
  line: KeptLine
  signal: AbortSignal
}

/**
 * Copies the files of the running server. They are not from one moment; replaying the log from `segment` makes them
 * consistent.
 */
async function makeBase(deps: BaseDeps, { db, line, signal }: BasePlace): Promise<KeptBackup> {
  const { clock, secrets, clusterFolder, settings } = deps
  const draft = await createDraft(line.folder, fingerprintOf(secrets()), clock.now(), [])
  try {
    const { at, ...facts } = await db.long('read', signal, async ({ sql }) => {
      const { postgres, schema, feed } = await readDatabaseFacts(sql)
      const segment = segmentOf(await startBase(sql))
      let at = Number.NaN
      const label = async () => {
        const end = await stopBase(sql)
        at = end.at
        return Buffer.from(end.label)
      }
      await draft.addPacked(BASE_FILE, Readable.from(packTar(clusterEntries(clusterFolder, label))))
      return { postgres, schema, feed, base: { segment, platform: PLATFORM }, at }
    })
    const secret = await addSecret(deps, draft, await settings.passphrase())
    const manifest: Omit<BackupManifest, 'files'> = {
      format: 2,
      gonggo: deps.version,
      ...facts,
      // The earliest restorable moment, because files were copied until then.
      takenAt: seoulTime(Math.ceil(at / SECOND) * SECOND),
      endedAt: seoulTime(clock.now()),
      secret,
      fingerprints: secrets().fingerprints(),
      tables: [],
    }
    return await draft.complete(manifest)
  } catch (error) {
    await draft.remove()
    throw error
  }
}

/** Deletes expired base backups, WAL before the oldest one of a line, and lines without base backups. */
async function prune({ folder, secrets, settings, clock, log }: BaseDeps, current: KeptLine): Promise<void> {
  const own = secrets().fingerprints()
  const lines = (await listLines(folder)).filter(({ fingerprints }) => fingerprints.some((one) => own.includes(one)))
  const bases = (await Promise.all(lines.map((line) => listBackups(line.folder)))).flat()
  const expired = new Set(expiredBackups(bases, settings, clock.now()).map((base) => base.folder))
  for (const line of lines) {
    const kept: KeptBackup[] = []
    for (const base of await listBackups(line.folder)) {
      if (!expired.has(base.folder)) kept.push(base)
      else await removeBackup(line.folder, base, fingerprintOf(secrets()))
    }
    const first = kept.map(({ manifest }) => manifest.base?.segment ?? 0)
    if (kept.length > 0) await dropSegments(line, Math.min(...first))
    else if (line.name !== current.name) await removeLine(line)
  }
  if (expired.size > 0) log('old base backups and their WAL were deleted, as the settings ask', { count: expired.size })
}
