import { readFile } from 'node:fs/promises'
import type { Clock } from '../../lib/clock.ts'
import { seoulTime } from '../../lib/clock.ts'
import type { Db, LongTransaction } from '../../lib/db/index.ts'
import type { Secrets } from '../../lib/secret.ts'
import { type BackupDraft, createDraft } from '../adapters/disk/index.ts'
import { sealText } from '../adapters/seal.ts'
import { SECRET_FILE, tableFile } from '../rules/manifest.ts'
import { loadOrder } from '../rules/order.ts'
import type { BackupManifest, BackupProgress, BackupSecret, BackupTable, KeptBackup } from '../schema.ts'
import { copyTableOut, readDatabaseFacts, readReferences, readTables } from '../store/tables.ts'

export interface MakeDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  /** The file of the secret; `null` = the environment contains it. */
  secretFile: string | null
  version: string
}

export interface MakeOptions {
  to: string
  /** `null` leaves the secret out. */
  passphrase: string | null
  signal: AbortSignal
  progress?: (step: BackupProgress) => void
}

/** Identifies the installation in a folder of backups, as long as it has this secret. */
export const fingerprintOf = (secrets: Secrets): string => secrets.fingerprints()[0] ?? ''

/** Lock: only one process of a database makes a backup at a time. */
export const LOCK = 'backup'

/** Copies all rows from one snapshot, while the service continues to write. */
export function createBackupMaker(deps: MakeDeps) {
  return async function make(options: MakeOptions): Promise<KeptBackup> {
    const { db, clock, secrets } = deps
    const draft = await createDraft(options.to, fingerprintOf(secrets()), clock.now())
    try {
      // The clock of this machine, as for the schedule. The snapshot is taken right after.
      const takenAt = seoulTime(clock.now())
      const copied = await db.long('read', options.signal, (snapshot) => copyTables(snapshot, draft, options))
      const secret = await addSecret(deps, draft, options.passphrase)
      return await draft.complete({
        format: 1,
        gonggo: deps.version,
        ...copied,
        takenAt,
        endedAt: seoulTime(clock.now()),
        secret,
        fingerprints: secrets().fingerprints(),
      })
    } catch (error) {
      await draft.remove()
      throw error
    }
  }
}

async function copyTables(
  { sql, copyOut }: LongTransaction,
  draft: BackupDraft,
  { signal, progress = () => {} }: MakeOptions,
): Promise<Pick<BackupManifest, 'schema' | 'postgres' | 'feed' | 'tables'>> {
  const facts = await readDatabaseFacts(sql)
  const shapes = new Map((await readTables(sql)).map((table) => [table.name, table]))
  const tables: BackupTable[] = []
  let rows = 0
  for (const name of loadOrder([...shapes.keys()], await readReferences(sql))) {
    signal.throwIfAborted()
    progress({ table: name, done: tables.length, of: shapes.size, rows })
    const shape = { name, columns: shapes.get(name)?.columns ?? [] }
    const count = await copyOut(copyTableOut(sql, shape), (content) => draft.addPacked(tableFile(name), content))
    tables.push({ ...shape, rows: count })
    rows += count
  }
  return { ...facts, tables }
}

export async function addSecret(
  { secretFile }: Pick<MakeDeps, 'secretFile'>,
  draft: BackupDraft,
  passphrase: string | null,
): Promise<BackupSecret> {
  if (secretFile === null) return 'environment'
  if (passphrase === null) return 'left out'
  const secret = (await readFile(secretFile, 'utf8')).trim()
  await draft.add(SECRET_FILE, await sealText(secret, passphrase))
  return 'sealed'
}
