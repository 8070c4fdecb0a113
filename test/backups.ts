import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackups, openWhole, planSecret, restoreInto } from '../src/backup/index.ts'
import { ownMigrations } from '../src/boot.ts'
import { toConfig } from '../src/config.ts'
import { APP_ROLE, createDb, type Db, type DbTarget, type Queryable } from '../src/lib/db/index.ts'
import { appConnection, type EmbeddedConnection } from '../src/lib/postgres/index.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { closesWithTests, type TestDatabase } from './harness.ts'

/** Backups of test databases, and what is in a database. */
const BACKUP_SECRET = 'a secret of some length'
const never = new AbortController().signal

/** Folders that are removed at the end of the file. */
export function createFolders(after: (work: () => void) => void): { make(): string } {
  const made: string[] = []
  after(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true })
  })
  return {
    make() {
      const folder = mkdtempSync(join(tmpdir(), 'gonggo-backup-'))
      made.push(folder)
      return folder
    },
  }
}

/** A hash of each table's rows in order. Leases are left out: a restore frees them. */
export async function contentOf(sql: Queryable): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'migrations' order by 1`
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const rows = await sql<{ row: string }[]>`
      select r as row from (select (to_jsonb(t) - 'lease_until' - 'lease_token')::text as r from ${sql(name)} t) rows
      order by r collate "C"`
    const hash = createHash('sha256')
    for (const { row } of rows) hash.update(`${row}\n`)
    content[name] = `${rows.length} rows, ${hash.digest('hex')}`
  }
  return content
}

/** Calls `watch` in the very snapshot that is copied. */
export const watching = (db: Db, watch: (sql: Queryable) => Promise<void>): Db => ({
  ...db,
  long: (mode, signal, work) =>
    db.long(mode, signal, async (transaction) => {
      await watch(transaction.sql)
      return work(transaction)
    }),
})

export interface BackupOptions {
  env?: Record<string, string>
  now?: () => number
  secret?: string
}

export function backupsOf(db: Db, { env = {}, now = Date.now, secret = BACKUP_SECRET }: BackupOptions = {}) {
  const failures = { count: 0 }
  const said: string[] = []
  const backups = createBackups({
    db,
    clock: { now, steady: now },
    secrets: () => createSecrets([secret]),
    version: '1.0.0',
    settings: { ...toConfig(env), secrets: [secret] },
    metrics: {
      count: () => (n) => {
        failures.count += n
      },
    },
    log: (message) => void said.push(message),
  })
  const make = (to: string, signal = never) => backups.make({ to, passphrase: null, signal })
  return { ...backups, make, failures, said }
}

/** A database without tables on the same server. */
export async function openEmptyDatabase({ owner }: Pick<TestDatabase, 'owner'>): Promise<TestDatabase> {
  const database = `restored_${createHash('sha256').update(String(performance.now())).digest('hex').slice(0, 12)}`
  const target: DbTarget & EmbeddedConnection = { ...owner, database }
  const admin = createDb({ target: { ...owner, database: 'postgres' }, name: 'tests admin', connections: 1 })
  await admin.sql.unsafe(`create database ${database} template template0`)
  const db = createDb({ target, name: 'tests', connections: 4 })
  const close = closesWithTests(async () => {
    await db.stop()
    await admin.sql.unsafe(`drop database ${database} with (force)`)
    await admin.stop()
  })
  return { db, owner: target, target: appConnection(target), close }
}

/** As the command does it, into a database where the secret is in the environment. */
export async function restoreTo(db: Db, folder: string, { signal = never, progress = () => {} } = {}) {
  const manifest = await openWhole(folder, { signal })
  const place = { folder, manifest, passphrase: null, given: [BACKUP_SECRET], secretFile: '/nowhere/secret' }
  const secret = await planSecret(place)
  const work = { db, appRole: APP_ROLE, migrations: ownMigrations(), folder, manifest, secret, signal, progress }
  return restoreInto({ ...work, secretFile: place.secretFile })
}
