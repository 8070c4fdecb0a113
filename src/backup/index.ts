import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Metrics } from '../lib/metrics.ts'
import { PASSPHRASE_LENGTH } from '../lib/secret.ts'
import { BackupError } from './adapters/disk/index.ts'
import type { Retention } from './rules/retention.ts'
import { createWalArchive } from './service/archive.ts'
import { createBases } from './service/base.ts'
import { createBackupMaker, LOCK, type MakeDeps, type MakeOptions } from './service/make.ts'
import { createOwner } from './service/owner.ts'
import { type BackupScheduleDeps, createSchedule } from './service/schedule.ts'

export { BackupError } from './adapters/disk/index.ts'
export type { BackupManifest, BackupProgress } from './schema.ts'
export {
  checkMoment,
  chooseMoment,
  momentRangeText,
  newestArchived,
  openWalArchive,
  restoreMoment,
} from './service/moment.ts'
export { checkSchema, planSecret, restoreInto } from './service/restore.ts'
export { openWhole, verifyBackup, verifyWalArchive } from './service/verify.ts'

interface BackupSettings {
  dataFolder: string
  /** `null` = stored in the data folder. */
  secrets: readonly string[] | null
  backup: Retention & {
    to: string | null
    walArchive: string | null
    everyMs: number
    passphrase: { text: string } | { file: string } | null
  }
}

export interface BackupDeps extends Omit<MakeDeps, 'secretFile'>, Pick<BackupScheduleDeps, 'log'> {
  settings: BackupSettings
  metrics: Pick<Metrics, 'count'>
}

/** Backups of database and secret, by command or on schedule. */
export function createBackups({ settings, metrics, ...deps }: BackupDeps) {
  const { dataFolder, secrets, backup } = settings
  const secretFile = secrets === null ? join(dataFolder, 'secret') : null
  const make = createBackupMaker({ ...deps, secretFile })
  const { to, walArchive, ...rest } = backup
  const countFailure =
    to === null ? null : metrics.count('gonggo_backup_failures_total', 'Scheduled backups that failed.')
  const passphrase = () => readPassphrase(backup.passphrase)
  return {
    make: (options: MakeOptions) => deps.db.alone(LOCK, () => make(options)),
    schedule:
      to === null
        ? null
        : createSchedule({ ...deps, make, settings: { ...rest, to, passphrase }, onFailure: () => countFailure?.(1) }),
    /** Throws if the passphrase of scheduled backups cannot be read. */
    async checkPassphrase(): Promise<void> {
      if (to !== null || walArchive !== null) await passphrase()
    },
    archive: walArchive === null ? null : createArchive({ settings, metrics, ...deps }, walArchive),
  }
}

/** The WAL archive of the embedded database, with its base backups. */
function createArchive({ settings, metrics, ...deps }: BackupDeps, folder: string) {
  const { dataFolder, secrets, backup } = settings
  const owner = createOwner(dataFolder)
  const count = metrics.count('gonggo_wal_archive_failures_total', 'Times that WAL or a base backup was not archived.')
  const common = { ...deps, owner, folder, clusterFolder: join(dataFolder, 'postgres'), onFailure: () => count(1) }
  const passphrase = () => readPassphrase(backup.passphrase)
  const secretFile = secrets === null ? join(dataFolder, 'secret') : null
  return {
    wal: createWalArchive(common),
    bases: createBases({ ...common, secretFile, settings: { ...backup, passphrase } }),
    stop: () => owner.stop(),
  }
}
export type Archive = NonNullable<Backups['archive']>
export type Backups = ReturnType<typeof createBackups>

class PassphraseError extends BackupError {
  readonly code = 'wrong_configuration'
}

/** The configured passphrase; `null` = none. */
export async function readPassphrase(given: BackupSettings['backup']['passphrase']): Promise<string | null> {
  if (given === null || 'text' in given) return given?.text ?? null
  const text = await readFile(given.file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new PassphraseError(`GONGGO_BACKUP_PASSPHRASE_FILE: ${given.file} cannot be read (${cause.code}).`, { cause })
  })
  const passphrase = text.replace(/\r?\n$/, '')
  if (passphrase.length >= PASSPHRASE_LENGTH) return passphrase
  throw new PassphraseError(
    `GONGGO_BACKUP_PASSPHRASE_FILE: the passphrase in ${given.file} must have at least ${PASSPHRASE_LENGTH} characters.`,
  )
}
