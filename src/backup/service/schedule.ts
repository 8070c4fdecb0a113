import { MINUTE } from '../../lib/clock.ts'
import { listBackups, removeBackup } from '../adapters/disk/index.ts'
import { expiredBackups, newestWhole, type Retention, takenAt } from '../rules/retention.ts'
import type { KeptBackup } from '../schema.ts'
import { fingerprintOf, LOCK, type MakeDeps, type MakeOptions } from './make.ts'

export interface ScheduleSettings extends Retention {
  to: string
  everyMs: number
  passphrase: () => Promise<string | null>
}

export interface BackupScheduleDeps extends Pick<MakeDeps, 'db' | 'clock' | 'secrets'> {
  make: (options: MakeOptions) => Promise<KeptBackup>
  settings: ScheduleSettings
  onFailure: () => void
  log: (message: string, detail?: object) => void
}

/** The delay after a failure, unless backups are more frequent. */
const AGAIN_MS = 10 * MINUTE

/**
 * Makes a backup when the newest one in the folder is old enough. The folder is the only state, so a restart changes
 * nothing. If several workers share it, the first one makes the backup and the others find it.
 */
export function createSchedule({ db, clock, secrets, make, settings, onFailure, log }: BackupScheduleDeps) {
  const { to, everyMs } = settings
  let newest: KeptBackup | null = null
  let failedAt = -Infinity

  /** Only backups of this installation, because a folder may be shared. */
  async function look(): Promise<KeptBackup[]> {
    const own = secrets().fingerprints()
    const all = await listBackups(to)
    const backups = all.filter(({ manifest }) => manifest.fingerprints.some((one) => own.includes(one)))
    newest = newestWhole(backups)
    return backups
  }

  const isDue = () => newest === null || clock.now() - takenAt(newest) >= everyMs

  async function run(signal: AbortSignal): Promise<void> {
    // Another worker may have made the backup while this one waited.
    await look()
    if (!isDue()) return
    const begun = clock.steady()
    const made = await make({ to, passphrase: await settings.passphrase(), signal })
    const { tables, files, secret } = made.manifest
    log(secret === 'left out' ? 'a backup was made, without the secret: no passphrase is set' : 'a backup was made', {
      folder: made.folder,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      ms: Math.round(clock.steady() - begun),
    })
    for (const old of expiredBackups(await look(), settings, clock.now())) {
      await removeBackup(to, old, fingerprintOf(secrets()))
      log('a backup was deleted, as the settings ask', { folder: old.folder })
    }
  }

  return {
    /** Seconds since the newest complete backup; infinite without one. */
    age: () => (newest === null ? Infinity : (clock.now() - takenAt(newest)) / 1000),
    async tick(signal: AbortSignal): Promise<void> {
      await look()
      if (!isDue() || clock.steady() - failedAt < Math.min(AGAIN_MS, everyMs)) return
      try {
        await db.alone(LOCK, () => run(signal))
      } catch (error) {
        if (signal.aborted) return
        failedAt = clock.steady()
        onFailure()
        throw error
      }
    },
  }
}
