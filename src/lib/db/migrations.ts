// Runs only at start and in `gonggo migrate`; all stores use db.ts.

import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf, type Db, type Tx } from './db.ts'
import type { Queryable } from './sql.ts'

export interface Migration {
  version: number
  name: string
  /** Older programs cannot use the schema afterwards and stop. Marked by a first line `-- breaking`. */
  breaking: boolean
  text: string
}

/** An arbitrary number that nothing else locks in this database. */
const TABLE_LOCK = 7_061_110
const LOCK_NOT_AVAILABLE = '55P03'

class SchemaError extends Error {}

/** Not retried at once, unlike errors with a code of the server. */
class TableInUse extends Error {}

/** How often a migration tries to lock its tables, and the pause between two attempts. */
interface Patience {
  pauseMs: number
  attempts: number
}
/** About three minutes in all. */
const PATIENCE: Patience = { pauseMs: 5_000, attempts: 30 }

/** Processes of older versions would stop; the caller has not allowed that. */
export class BreakingMigrations extends Error {
  readonly names: string[]
  constructor(migrations: Migration[]) {
    const names = migrations.map(({ version, name }) => `${version} ${name}`)
    super(`breaking migrations: ${names.join(', ')}`)
    this.names = names
  }
}

const FILE = /^(\d{4})-([a-z0-9-]+)\.sql$/

export function readMigrations(folder: URL): Migration[] {
  const migrations: Migration[] = []
  for (const file of readdirSync(folder).sort()) {
    const match = FILE.exec(file)
    if (!match?.[1] || !match[2]) continue
    const text = readFileSync(new URL(file, folder), 'utf8')
    migrations.push({ version: Number(match[1]), name: match[2], breaking: /^-- breaking\b/.test(text), text })
  }
  migrations.forEach((migration, index) => {
    if (migration.version !== index + 1) throw new SchemaError(`migration ${migration.version} is out of line`)
  })
  return migrations
}

type Tell = (message: string, detail: object) => void

/** Updates the schema; several processes may do so at once. Returns the versions that this call applied. */
export async function applyMigrations(
  db: Db,
  migrations: Migration[],
  tell: Tell = () => {},
  { allowBreaking = true, patience = PATIENCE } = {},
): Promise<number[]> {
  const applied: number[] = []
  const begun = performance.now()
  await createTable(db)
  const before = await appliedVersions(db.sql)
  const done = new Set(before.map((row) => row.version))
  const breaking = migrations.filter((migration) => migration.breaking && !done.has(migration.version))
  // A new database has no processes of older versions.
  if (!allowBreaking && before.length > 0 && breaking.length > 0) throw new BreakingMigrations(breaking)
  for (const migration of migrations) {
    if (done.has(migration.version)) continue
    const inTransaction = transactionsOf(db, migration, tell, patience)
    if (await apply(db, migration, inTransaction)) applied.push(migration.version)
  }
  if (applied.length > 0)
    tell('the schema of the database was migrated; there is no way back but a backup from before', {
      from: before.at(-1)?.version ?? 0,
      to: applied.at(-1),
      ms: Math.round(performance.now() - begun),
    })
  return applied
}

async function createTable(db: Db): Promise<void> {
  // A role that cannot create tables may start if they exist.
  const [table] = await db.sql<{ there: boolean }[]>`select to_regclass('migrations') is not null as there`
  if (table?.there) return
  await db.transaction(async (tx) => {
    await tx`set local lock_timeout = '30s'`
    await createTableInside(tx)
  })
}

async function createTableInside(tx: Queryable): Promise<void> {
  // Processes that create it at the same moment conflict in the system tables, even with "if not exists".
  await tx`select pg_advisory_xact_lock(${TABLE_LOCK})`
  await tx`
    create table if not exists migrations (
      version integer primary key,
      name text not null,
      breaking boolean not null,
      applied_at timestamptz not null default now()
    )`
}

/** A migration with several parts: each is a transaction that locks only its own tables, and can be repeated. */
const NEXT_PART = /^-- next transaction$/m

async function apply(db: Db, migration: Migration, inTransaction: Db['transaction']): Promise<boolean> {
  const parts = migration.text.split(NEXT_PART)
  if (parts.length === 1) return inTransaction((tx) => applyOne(tx, migration, runStep))
  return db.alone(`migration ${migration.version}`, async () => {
    if ((await appliedVersions(db.sql)).some(({ version }) => version === migration.version)) return false
    const text = parts.pop() ?? ''
    for (const part of parts) await inTransaction((tx) => runStep(tx, part))
    return inTransaction((tx) => applyOne(tx, { ...migration, text }, runStep))
  })
}

/**
 * A statement on a table that a migration waits for queues behind it and fails after two seconds (db.ts). A migration
 * therefore waits for less, and while a long reader such as a backup uses the table, it leaves seconds for others
 * between its attempts.
 */
const transactionsOf =
  (db: Db, { version, name }: Migration, tell: Tell, { pauseMs, attempts }: Patience): Db['transaction'] =>
  async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction(async (tx) => {
          await withoutLimits(tx)
          return work(tx)
        })
      } catch (error) {
        if (!(error instanceof TableInUse)) throw error
        if (attempt >= attempts) throw new SchemaError(inUseText(`${version} ${name}`, attempts))
        tell('a migration waits for a table that another session uses', { migration: `${version} ${name}`, attempt })
        await pause(pauseMs)
      }
    }
  }

const inUseText = (migration: string, attempts: number) =>
  `migration ${migration} did not get the lock of a table in ${attempts} attempts: another session, such as a backup, uses the table. Start again when that session has ended; what is done already stays.`

async function runStep(tx: Queryable, text: string): Promise<void> {
  await tx`set local lock_timeout = '1s'`
  try {
    await tx.unsafe(text)
  } catch (error) {
    throw codeOf(error) === LOCK_NOT_AVAILABLE ? new TableInUse() : error
  }
}

/** A schema change may have to wait for a long reader, and its duration depends on the size of its tables. */
export async function withoutLimits(tx: Tx): Promise<void> {
  await tx`set local lock_timeout = '30s'`
  const [server] = await tx<{ version: number }[]>`select current_setting('server_version_num')::integer as version`
  // Supported since version 17 of the server.
  if (server && server.version >= 170_000) await tx`set local transaction_timeout = 0`
}

async function applyOne(
  tx: Queryable,
  { version, name, breaking, text }: Migration,
  run = async (inside: Queryable, step: string): Promise<void> => {
    await inside.unsafe(step)
  },
): Promise<boolean> {
  // The row is inserted first: a second process waits here for the commit of the first, and then finds the migration
  // done.
  const rows = await tx`
    insert into migrations (version, name, breaking)
    values (${version}, ${name}, ${breaking})
    on conflict (version) do nothing
    returning version`
  if (rows.length === 0) return false
  await run(tx, text)
  return true
}

/** Creates the schema of an empty database within a transaction, so that it exists with its rows or not at all. */
export async function applyInside(tx: Queryable, migrations: readonly Migration[]): Promise<void> {
  await createTableInside(tx)
  for (const migration of migrations) await applyOne(tx, migration)
}

const appliedVersions = (sql: Queryable) =>
  sql<{ version: number; name: string; breaking: boolean }[]>`
    select version, name, breaking from migrations order by version`

export type SchemaState = 'current' | 'behind' | 'ahead' | 'broken'

/**
 * The state of the schema for this program; `broken` means that a newer program made a change for which this one must
 * stop.
 */
export async function schemaState(sql: Queryable, migrations: Migration[]): Promise<SchemaState> {
  const own = migrations.length
  const rows = await appliedVersions(sql)
  if (rows.some((row) => row.version > own && row.breaking)) return 'broken'
  const newest = rows.at(-1)?.version ?? 0
  return newest > own ? 'ahead' : newest < own ? 'behind' : 'current'
}

/** The newest migration of this database; 0 before the first. */
export async function schemaVersion(sql: Queryable): Promise<number> {
  return (await appliedVersions(sql)).at(-1)?.version ?? 0
}

/**
 * The schema as text: domains, columns, constraints, indexes. Committed next to the migrations, and compared by a test.
 */
export async function schemaPicture(sql: Queryable): Promise<string> {
  const columns = await sql<{ table: string; line: string }[]>`
    select c.relname as table,
      '  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`
  const constraints = await sql<{ table: string; line: string }[]>`
    select c.relname as table, '  ' || pg_get_constraintdef(k.oid) as line
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where k.contype in ('p', 'u', 'f', 'c')
    order by c.relname collate "C", k.contype, k.conname collate "C"`
  const indexes = await sql<{ table: string; line: string }[]>`
    select i.tablename as table, '  ' || regexp_replace(i.indexdef, '^CREATE ', '') as line
    from pg_indexes i
    where i.schemaname = 'public'
      and not exists (select 1 from pg_constraint k where k.conname = i.indexname)
    order by i.tablename collate "C", i.indexname collate "C"`
  const domains = await readDomains(sql)
  const tables = [...new Set(columns.map((row) => row.table))]
  return [
    ...domains.map(({ name, base, check }) => `domain ${name} ${base}\n  ${check}`),
    ...tables.map((table) =>
      [
        table,
        ...[columns, constraints, indexes].flatMap((rows) => rows.filter((r) => r.table === table).map((r) => r.line)),
      ].join('\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Lists of words that several tables share; each has one check. */
export const readDomains = (sql: Queryable) => sql<{ name: string; base: string; check: string }[]>`
  select t.typname as name, format_type(t.typbasetype, t.typtypmod) as base, pg_get_constraintdef(k.oid) as check
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace and n.nspname = 'public'
  join pg_constraint k on k.contypid = t.oid
  where t.typtype = 'd'
  order by t.typname collate "C"`
