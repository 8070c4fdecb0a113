import { createLoop, MINUTE } from '../lib/clock.ts'
import type { Backups } from './index.ts'

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
