import { createLoop, MINUTE, SECOND } from '../lib/clock.ts'
import type { Archive, Backups } from './index.ts'

interface BackupJobsDeps {
  schedule: NonNullable<Backups['schedule']>
  onError: (error: unknown) => void
}

/** A backup of much takes longer than other work; it is ended when the process stops. */
const PATIENCE = { step: 6 * 60 * MINUTE, stop: MINUTE / 6 }

/** Looks whether a backup is due. */
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

/** So much is lost at most when the machine is. */
const ARCHIVE_MS = 10 * SECOND

/** Copies the log, and makes base backups. */
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
      // What was written last.
      await wal.tick()
      await stop()
    },
  }
}
