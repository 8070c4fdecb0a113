import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  applyInside,
  codeOf,
  type Db,
  grantWorkInside,
  type LongTransaction,
  type Migration,
  roleOf,
} from '../../lib/db/index.ts'
import { makePrivateFolder } from '../../lib/folders.ts'
import { createSecrets } from '../../lib/secret.ts'
import { BackupError, readBackupFile, unpacked } from '../adapters/disk/index.ts'
import { openText } from '../adapters/seal.ts'
import { SECRET_FILE, tableFile } from '../rules/manifest.ts'
import type { BackupManifest, BackupProgress } from '../schema.ts'
import { analyse, copyTableIn, emptyTables, freeLeases, readOccupants } from '../store/tables.ts'

/** The secret of the restored installation. */
export interface RestoredSecret {
  /** `missing`: the operator must provide it before the service can start. */
  state: 'restored' | 'present' | 'missing'
  /** The content to write to the secret file. */
  text: string | null
}

export interface SecretPlace {
  folder: string
  manifest: BackupManifest
  /** `null` = not given. */
  passphrase: string | null
  /** The values in the environment; `null` = the secret is in the file. */
  given: readonly string[] | null
  secretFile: string
}

/** Checks the secret before anything is written. Rejects wrong passphrases and secrets of other installations. */
export async function planSecret(place: SecretPlace): Promise<RestoredSecret> {
  const { manifest, passphrase, given, secretFile } = place
  if (given) {
    if (!isSecretOf(manifest, given))
      throw new BackupError('GONGGO_SECRET is not the secret of the installation that this is a backup of.')
    return { state: 'present', text: null }
  }
  const kept = await readFile(secretFile, 'utf8').catch(unlessMissing)
  if (kept !== null) {
    if (isSecretOf(manifest, [kept.trim()])) return { state: 'present', text: null }
    throw new BackupError(`${secretFile} belongs to another installation. Set GONGGO_DATA to an empty folder.`)
  }
  if (manifest.secret !== 'sealed' || passphrase === null) return { state: 'missing', text: null }
  const text = await openText(await readBackupFile(place.folder, SECRET_FILE), passphrase)
  if (text === null)
    throw new BackupError('The passphrase is wrong: the secret of the backup cannot be opened with it.')
  return { state: 'restored', text }
}

const isSecretOf = ({ fingerprints }: BackupManifest, values: readonly string[]): boolean =>
  createSecrets(values)
    .fingerprints()
    .some((fingerprint) => fingerprints.includes(fingerprint))

const unlessMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}

export interface RestoreOptions {
  /** With the rights of the owner of the tables. */
  db: Db
  /** The role that the service uses. */
  appRole: string
  migrations: readonly Migration[]
  folder: string
  manifest: BackupManifest
  secret: RestoredSecret
  secretFile: string
  signal: AbortSignal
  progress: (step: BackupProgress) => void
}

/** Checks that this program can read the backup, before a database is started. */
export function checkSchema({ schema, gonggo }: BackupManifest, migrations: readonly Migration[]): void {
  if (schema <= migrations.length) return
  const why = `its schema is at migration ${schema}, and this Gonggo knows ${migrations.length}`
  throw new BackupError(`The backup needs Gonggo ${gonggo} or newer: ${why}.`)
}

/** Schema, rows and secret in one transaction: after a kill, the database is still empty. */
export async function restoreInto(options: RestoreOptions): Promise<{ rows: number }> {
  const { db, appRole, signal, secret, secretFile } = options
  return db.long('write', signal, async (transaction) => {
    const occupants = await readOccupants(transaction.sql)
    if (occupants.length > 0) throw new BackupError(notEmpty(occupants))
    const rows = await load(transaction, options)
    if (appRole !== (await roleOf(transaction.sql))) await grantWorkInside(transaction.sql, appRole)
    // Before the commit, because the rows are useless without it. A second attempt finds the same secret.
    if (secret.text !== null) await keepSecret(secretFile, secret.text)
    return { rows }
  })
}

const NAMED = 3
function notEmpty(names: readonly string[]): string {
  const list = names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ', …' : '')
  return `The database is not empty: it has ${list}. A restore needs an empty database; nothing was changed.`
}

async function load(
  { sql, copyIn }: LongTransaction,
  { migrations, folder, manifest, progress, signal }: RestoreOptions,
): Promise<number> {
  await applyInside(
    sql,
    migrations.filter(({ version }) => version <= manifest.schema),
  )
  const names = manifest.tables.map(({ name }) => name)
  await emptyTables(sql, names)
  let [rows, done] = [0, 0]
  for (const table of manifest.tables) {
    signal.throwIfAborted()
    progress({ table: table.name, done: done++, of: names.length, rows })
    const count = await copyIn(copyTableIn(sql, table), unpacked(folder, tableFile(table.name)))
    if (count !== table.rows)
      throw new BackupError(`${table.name} has ${count} rows instead of the ${table.rows} of the manifest.`)
    rows += count
  }
  await freeLeases(sql, manifest.tables)
  await analyse(sql, names)
  return rows
}

export async function keepSecret(file: string, text: string): Promise<void> {
  await makePrivateFolder(dirname(file))
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${text}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}
