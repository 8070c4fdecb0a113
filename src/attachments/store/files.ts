import type { Queryable, Tx } from '../../lib/db/index.ts'
import { createLeases, type Due } from '../../lib/leases.ts'
import type { FetchReason, FileState } from '../schema.ts'

export interface FileRow {
  id: string
  noticeNo: string
  url: string
  name: string
  host: string
  state: FileState
  reason: FetchReason | null
  attempts: number
  hash: string | null
  bytes: number | null
  contentType: string | null
  fetchedAt: number | null
  dueAt: number | null
}
export type DueFile = FileRow & { leaseToken: string }

/** How long a claimed file may wait in a process for its host's turn. */
const PATIENCE_MS = 5_000

export const fileLeases = (leaseMs: number) => createLeases<DueFile>('attachment_files', ['id'], leaseMs)
type FileLeases = ReturnType<typeof fileLeases>

/**
 * Claims files of each host in turn, hosts that are not `busy` first, without resting hosts. Only the first files of
 * each host are examined, so that long queues cost nothing.
 */
export const claimFiles = (
  sql: Queryable,
  leases: FileLeases,
  { limit, busy }: { limit: number; busy: readonly string[] },
): Promise<DueFile[]> =>
  leases.claim(
    sql,
    limit,
    sql`t.id = any (array(
      with recursive hosts (host) as (
        (select f.host from attachment_files f where f.due_at is not null order by f.host limit 1)
        union all
        select (select f.host from attachment_files f where f.due_at is not null and f.host > h.host order by f.host limit 1)
        from hosts h where h.host is not null
      ), open_hosts as materialized (
        select h.host from hosts h where h.host is not null and not exists (
          select from attachment_hosts r
          where r.host = h.host and r.next_at > statement_timestamp() + ${PATIENCE_MS} * interval '1 millisecond')
      )
      select first.id from open_hosts h cross join lateral (
        select f.id, f.due_at, row_number() over (order by f.due_at) as place from (
          select id, due_at from attachment_files f
          where f.host = h.host and f.due_at <= statement_timestamp()
            and (f.lease_until is null or f.lease_until <= statement_timestamp())
          order by f.due_at limit ${limit}
        ) f
      ) first
      order by h.host = any(${[...busy]}::text[]), first.place, first.due_at limit ${limit}
    ))`,
  )

/** Takes the next turn of a host; returns the wait in milliseconds. `null` = the wait would be too long. */
export async function takeTurn(
  sql: Queryable,
  host: string,
  { spacingMs, patienceMs = PATIENCE_MS }: { spacingMs: number; patienceMs?: number },
): Promise<number | null> {
  const spacing = sql`${spacingMs} * interval '1 millisecond'`
  const [row] = await sql<{ waitMs: number }[]>`
    insert into attachment_hosts as h (host, next_at) values (${host}, statement_timestamp() + ${spacing})
    on conflict (host) do update set next_at = greatest(h.next_at, statement_timestamp()) + ${spacing}
    where h.next_at <= statement_timestamp() + ${patienceMs} * interval '1 millisecond'
    returning ceil(extract(epoch from next_at - ${spacing} - statement_timestamp()) * 1000)::integer as wait_ms`
  return row ? Math.max(row.waitMs, 0) : null
}

/** Sends no requests to the host for this time. */
export async function restHost(sql: Queryable, host: string, ms: number): Promise<void> {
  await sql`
    insert into attachment_hosts as h (host, next_at) values (${host}, statement_timestamp() + ${ms} * interval '1 millisecond')
    on conflict (host) do update set next_at = greatest(h.next_at, excluded.next_at)`
}

/** Reservations of running fetches. Those of a killed process end with its lease. */
const granted = (sql: Queryable) => sql`
  select coalesce(sum(g.bytes), 0)::bigint from attachment_grants g
  join attachment_files f on f.id = g.id and f.lease_token = g.holder
  where f.lease_until > statement_timestamp()`

/**
 * Reserves bytes of the day's budget: as many of the wanted ones as are left. `null` = too little is left now, but
 * running fetches may return some.
 */
export async function reserveBytes(
  tx: Tx,
  { id, leaseToken }: DueFile,
  { day, wanted, budget }: { day: string; wanted: number; budget: number },
): Promise<number | null> {
  await tx`insert into attachment_days (day) values (${day}) on conflict do nothing`
  const [row] = await tx<{ bytes: number }[]>`select bytes from attachment_days where day = ${day} for update`
  const [others] = await tx<{ bytes: number }[]>`select (${granted(tx)}) as bytes`
  const reserved = others?.bytes ?? 0
  const bytes = Math.max(Math.min(wanted, budget - (row?.bytes ?? 0) - reserved), 0)
  if (bytes < wanted && reserved > 0) return null
  await tx`
    insert into attachment_grants (id, holder, bytes) values (${id}, ${leaseToken}, ${bytes})
    on conflict (id) do update set holder = excluded.holder, bytes = excluded.bytes`
  return bytes
}

/** Used bytes count even if another process has taken over the file. */
export async function settleBytes(
  tx: Tx,
  { id, leaseToken }: DueFile,
  { day, used }: { day: string; used: number },
): Promise<void> {
  await tx`delete from attachment_grants where id = ${id} and holder = ${leaseToken}`
  if (used > 0) await tx`update attachment_days set bytes = bytes + ${used} where day = ${day}`
}

/** Bytes of the day's budget that are used or reserved. */
export async function bytesTaken(sql: Queryable, day: string): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select coalesce((select bytes from attachment_days where day = ${day}), 0) + (${granted(sql)}) as bytes`
  return row?.bytes ?? 0
}

/** Returns whether the lease was still valid. */
export async function setFetched(
  tx: Tx,
  leases: FileLeases,
  file: DueFile,
  { hash, bytes, contentType, at }: { hash: string; bytes: number; contentType: string | null; at: number },
): Promise<boolean> {
  const finished = await leases.finish(
    tx,
    [file],
    null,
    tx`state = 'fetched', reason = null, attempts = t.attempts + 1, hash = ${hash}, bytes = ${bytes},
      content_type = ${contentType}, fetched_at = ${new Date(at)}`,
  )
  return finished.length > 0
}

/** A file fetched for an earlier version of the notice remains. */
export async function setUnfetched(
  sql: Queryable,
  leases: FileLeases,
  file: DueFile,
  { state, reason, counts, due }: { state: FileState; reason: FetchReason; counts: boolean; due: Due },
): Promise<void> {
  await leases.finish(
    sql,
    [file],
    due,
    sql`state = case when t.state = 'fetched' then t.state else ${state} end,
      reason = case when t.state = 'fetched' then t.reason else ${reason} end, attempts = t.attempts + ${counts ? 1 : 0}`,
  )
}

/** Limits how often lost files are fetched again. */
const MOST_LOSSES = 3

/** The content is missing in the store: fetches it again, up to a limit. */
export async function fetchAnew(tx: Tx, hash: string): Promise<void> {
  await tx`
    update attachment_files set state = case when losses < ${MOST_LOSSES - 1} then 'pending' else 'failed' end,
      reason = 'fileMissing', losses = losses + 1, hash = null, bytes = null, fetched_at = null,
      due_at = case when losses < ${MOST_LOSSES - 1} then statement_timestamp() end
    where hash = ${hash}`
}

export const filesNamed = async (sql: Queryable, ids: readonly string[]): Promise<FileRow[]> => [
  ...(await sql<FileRow[]>`select * from attachment_files where id = any(${[...ids]})`),
]

/** The ids of files with text. */
export const idsWithText = async (sql: Queryable, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await sql<{ id: string }[]>`
        select f.id from attachment_files f join attachment_texts t using (hash)
        where f.id = any(${[...ids]}) and f.state = 'fetched' and t.parts > 0`
    ).map(({ id }) => id),
  )

export const isReferred = async (sql: Queryable, hash: string): Promise<boolean> =>
  (await sql`select from attachment_files where hash = ${hash} limit 1`).count > 0

/** The hashes that no file refers to. */
export const unreferred = async (sql: Queryable, hashes: readonly string[]): Promise<string[]> =>
  (
    await sql<{ hash: string }[]>`
      select hash from unnest(${[...hashes]}::text[]) as given (hash)
      where not exists (select from attachment_files f where f.hash = given.hash)`
  ).map(({ hash }) => hash)

export interface StateCount {
  name: FileState
  count: number
  /** `null` for stored files, which nothing waits for. */
  oldestSeconds: number | null
}

/** The number of files in each state, and the age of the oldest one in the queue. */
export const countFiles = async (sql: Queryable): Promise<StateCount[]> => [
  ...(await sql<StateCount[]>`
    select state as name, count(*) as count,
      greatest(extract(epoch from statement_timestamp() - min(queued_at)), 0)::float8 as oldest_seconds
    from attachment_files where state <> 'fetched' group by state
    union all
    select 'fetched', count(*), null from attachment_files where hash is not null having count(*) > 0`),
]

/** Deletes old days and hosts. */
export async function deleteOld(sql: Queryable, beforeDay: string): Promise<void> {
  await sql`delete from attachment_days where day < ${beforeDay}::date`
  await sql`
    delete from attachment_grants g
    where not exists (select from attachment_files f where f.id = g.id and f.lease_token = g.holder)`
  await sql`delete from attachment_hosts where next_at < statement_timestamp() - interval '1 day'`
}
