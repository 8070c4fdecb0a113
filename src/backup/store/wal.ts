import type { Queryable } from '../../lib/db/index.ts'

// Run as the owner of the embedded database, because replication slots and base backups need a superuser. Positions in
// the log are numbers of bytes.

export interface WalSlot {
  name: string
  /** `null` = the server has removed the WAL that the slot kept. */
  from: number | null
}

export const readSlots = (sql: Queryable): Promise<WalSlot[]> =>
  sql<WalSlot[]>`
    select slot_name::text as name, case when wal_status <> 'lost' then (restart_lsn - '0/0')::float8 end as "from"
    from pg_replication_slots where starts_with(slot_name::text, 'gonggo_archive_')`.then((rows) => [...rows])

export const createSlot = async (sql: Queryable, name: string): Promise<void> => {
  await sql`select pg_create_physical_replication_slot(${name}, true)`
}

export const dropSlot = async (sql: Queryable, name: string): Promise<void> => {
  await sql`select pg_drop_replication_slot(${name})`
}

/** Allows the server to remove WAL before this position. */
export const advanceSlot = async (sql: Queryable, name: string, to: number): Promise<void> => {
  await sql`select pg_replication_slot_advance(${name}, '0/0'::pg_lsn + ${to}::numeric)`
}

/**
 * Commits a record, and returns a time before that commit. A replay up to this time reads a later commit, which proves
 * that no earlier one is missing.
 */
export async function markTime(sql: Queryable): Promise<number> {
  const [row] = await sql<{ at: number }[]>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as at, pg_logical_emit_message(true, 'gonggo', '')`
  return Math.floor(row?.at ?? Number.NaN)
}

export async function readWalPlace(sql: Queryable): Promise<{ system: string; timeline: number; flushed: number }> {
  const [row] = await sql<{ system: string; timeline: string; flushed: number }[]>`
    select system_identifier::text as system, substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) as timeline,
      (pg_current_wal_flush_lsn() - '0/0')::float8 as flushed
    from pg_control_system()`
  if (!row) throw new Error('the database does not say where its log is')
  return { system: row.system, timeline: Number.parseInt(row.timeline, 16), flushed: row.flushed }
}

/**
 * After this call, the files of the server may be copied. Ends with this connection. Returns the position to replay
 * from.
 */
export async function startBase(sql: Queryable): Promise<number> {
  const [row] = await sql<{ from: number }[]>`
    select (pg_backup_start('gonggo', true) - '0/0')::float8 as "from"`
  return row?.from ?? Number.NaN
}

/** Returns the content of `backup_label`, and the first moment that can be restored. */
export async function stopBase(sql: Queryable): Promise<{ label: string; at: number }> {
  const [stop] = await sql<{ label: string }[]>`select labelfile as label from pg_backup_stop(false)`
  const [time] = await sql<{ at: number }[]>`select extract(epoch from clock_timestamp())::float8 * 1000 as at`
  return { label: stop?.label ?? '', at: Math.ceil(time?.at ?? Number.NaN) }
}

/** For a restored server, whose workers no longer exist. */
export async function freeAllLeases(sql: Queryable): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select table_name::text as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'lease_token'`
  for (const { name } of tables)
    await sql`update ${sql(name)} set lease_until = null, lease_token = null where lease_token is not null`
}
