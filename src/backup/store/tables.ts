import { type Queryable, schemaVersion } from '../../lib/db/index.ts'
import { readHead } from '../../lib/feed.ts'
import type { Reference } from '../rules/order.ts'
import type { BackupTable } from '../schema.ts'

/** Not copied, because a restore creates it with the migrations of the program. */
const NOT_COPIED = 'migrations'

export interface TableShape {
  name: string
  columns: string[]
}

/** All tables of the schema with their columns in order. */
export const readTables = (sql: Queryable): Promise<TableShape[]> =>
  sql<TableShape[]>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> ${NOT_COPIED}
    group by c.relname
    order by c.relname collate "C"`.then((rows) => [...rows])

/** The foreign keys between tables. */
export const readReferences = (sql: Queryable): Promise<Reference[]> =>
  sql<Reference[]>`
    select f.relname::text as "from", t.relname::text as "to"
    from pg_constraint k
    join pg_class f on f.oid = k.conrelid
    join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.relnamespace = current_schema()::regnamespace`.then((rows) => [...rows])

export async function readDatabaseFacts(sql: Queryable) {
  const [row] = await sql<{ postgres: string }[]>`select current_setting('server_version') as postgres`
  const { position, epoch } = await readHead(sql)
  return {
    postgres: row?.postgres ?? '',
    schema: await schemaVersion(sql),
    feed: { epoch, position },
  }
}

export const copyTableOut = (sql: Queryable, { name, columns }: TableShape) =>
  sql`copy ${sql(name)} (${sql(columns)}) to stdout (encoding 'UTF8')`

export const copyTableIn = (sql: Queryable, { name, columns }: BackupTable) =>
  sql`copy ${sql(name)} (${sql(columns)}) from stdin (encoding 'UTF8')`

/** Objects that already exist in the schema. */
export const readOccupants = async (sql: Queryable): Promise<string[]> => {
  const rows = await sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')
    order by relname collate "C"`
  return rows.map(({ name }) => name)
}

/** Deletes rows that migrations have written, because the backup contains them. */
export const emptyTables = async (sql: Queryable, names: readonly string[]): Promise<void> => {
  await sql`truncate ${sql([...names])}`
}

/** The workers of the time of the backup no longer exist: releases their leases, so that the work is due at once. */
export async function freeLeases(sql: Queryable, tables: readonly BackupTable[]): Promise<void> {
  for (const { name, columns } of tables) {
    if (!columns.includes('lease_token')) continue
    await sql`update ${sql(name)} set lease_until = null, lease_token = null where lease_token is not null`
  }
}

export const analyse = async (sql: Queryable, names: readonly string[]): Promise<void> => {
  await sql`analyze ${sql([...names])}`
}
