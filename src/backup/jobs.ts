import { createLoop, MINUTE, SECOND } from '../lib/clock.ts'
import type { Archive, Backups } from './index.ts'

interface BackupJobsDeps {
  schedule: NonNullable<Backups['schedule']>
  onError: (error: unknown) => void
}

/** A large backup takes longer than other work. It is aborted when the process stops. */
const PATIENCE = { step: 6 * 60 * MINUTE, stop: MINUTE / 6 }

/** Checks whether a backup is due. */
export function createBackupJobs({ schedule, onError }: BackupJobsDeps) {
  const stopping = new AbortController()
  const loop = createLoop(MINUTE, () => schedule.tick(stopping.signal), onError, PATIENCE)
  return {
    start: loop.start,
    async stop() {
      stopping.abort()
      await loop.stop()
    },
  }
}

interface ArchiveJobsDeps {
  archive: Archive
  onError: (error: unknown) => void
}

/** The maximum amount of work that is lost with the machine. */
const ARCHIVE_MS = 10 * SECOND

/** Archives the log and makes base backups. */
export function createArchiveJobs({ archive: { wal, bases, stop }, onError }: ArchiveJobsDeps) {
  const stopping = new AbortController()
  const copying = createLoop(ARCHIVE_MS, () => wal.tick({ isFree: true }), onError)
  const making = createLoop(ARCHIVE_MS, () => bases.tick(stopping.signal), onError, PATIENCE)
  return {
    start() {
      copying.start()
      making.start()
    },
    async stop() {
      stopping.abort()
      await Promise.all([copying.stop(), making.stop()])
      // Archives the last writes.
      await wal.tick()
      await stop()
    },
  }
}
