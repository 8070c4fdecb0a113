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

/** How long a claimed file may wait for its host in the hands of a process. */
const PATIENCE_MS = 5_000

export const fileLeases = (leaseMs: number) => createLeases<DueFile>('attachment_files', ['id'], leaseMs)
type FileLeases = ReturnType<typeof fileLeases>

/**
 * Of each host in turn, those first that are not `busy` already; not of hosts that must be left alone. Of a host only the
 * first files are looked at, however many wait for it.
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

/**
 * The next place in the queue of a host: how long until it is this file's turn. `null` = its turn would come too late to
 * be waited for.
 */
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

/** Nothing is asked of the host for so long. */
export async function restHost(sql: Queryable, host: string, ms: number): Promise<void> {
  await sql`
    insert into attachment_hosts as h (host, next_at) values (${host}, statement_timestamp() + ${ms} * interval '1 millisecond')
    on conflict (host) do update set next_at = greatest(h.next_at, excluded.next_at)`
}

/** Of fetches under way; what a killed one left ends with its lease. */
const granted = (sql: Queryable) => sql`
  select coalesce(sum(g.bytes), 0)::bigint from attachment_grants g
  join attachment_files f on f.id = g.id and f.lease_token = g.holder
  where f.lease_until > statement_timestamp()`

/**
 * Takes bytes of the day's budget before they are used, as many as are left of those wanted. `null` = less than wanted is
 * left while others are under way, who may give some back.
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

/** What was used counts, also if the file has been taken over. */
export async function settleBytes(
  tx: Tx,
  { id, leaseToken }: DueFile,
  { day, used }: { day: string; used: number },
): Promise<void> {
  await tx`delete from attachment_grants where id = ${id} and holder = ${leaseToken}`
  if (used > 0) await tx`update attachment_days set bytes = bytes + ${used} where day = ${day}`
}

/** Of the day's budget: used, or kept for fetches under way. */
export async function bytesTaken(sql: Queryable, day: string): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select coalesce((select bytes from attachment_days where day = ${day}), 0) + (${granted(sql)}) as bytes`
  return row?.bytes ?? 0
}

/** Whether the file was still in these hands. */
export async function setFetched(
  tx: Tx,
  leases: FileLeases,
  file: DueFile,
  { hash, bytes, contentType, at }: { hash: string; bytes: number; contentType: string | null; at: number },
): Promise<boolean> {
  const kept = await leases.finish(
    tx,
    [file],
    null,
    tx`state = 'fetched', reason = null, attempts = t.attempts + 1, hash = ${hash}, bytes = ${bytes},
      content_type = ${contentType}, fetched_at = ${new Date(at)}`,
  )
  return kept.length > 0
}

/** What was fetched for an earlier version of the notice stays. */
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

/** A folder that loses what is stored is not filled again and again. */
const MOST_LOSSES = 3

/** Its content is not on the disk: it is fetched again, but not for ever. */
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

/** Those of the files whose text has parts. */
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

/** Those of the hashes that no file has. */
export const unreferred = async (sql: Queryable, hashes: readonly string[]): Promise<string[]> =>
  (
    await sql<{ hash: string }[]>`
      select hash from unnest(${[...hashes]}::text[]) as given (hash)
      where not exists (select from attachment_files f where f.hash = given.hash)`
  ).map(({ hash }) => hash)

export interface StateCount {
  name: FileState
  count: number
  /** null for what is stored: nobody waits for it. */
  oldestSeconds: number | null
}

/** How many files are in each state, and since when the oldest of them is in the queue. */
export const countFiles = async (sql: Queryable): Promise<StateCount[]> => [
  ...(await sql<StateCount[]>`
    select state as name, count(*) as count,
      greatest(extract(epoch from statement_timestamp() - min(queued_at)), 0)::float8 as oldest_seconds
    from attachment_files where state <> 'fetched' group by state
    union all
    select 'fetched', count(*), null from attachment_files where hash is not null having count(*) > 0`),
]

/** Days and hosts that mean nothing any more. */
export async function deleteOld(sql: Queryable, beforeDay: string): Promise<void> {
  await sql`delete from attachment_days where day < ${beforeDay}::date`
  await sql`
    delete from attachment_grants g
    where not exists (select from attachment_files f where f.id = g.id and f.lease_token = g.holder)`
  await sql`delete from attachment_hosts where next_at < statement_timestamp() - interval '1 day'`
}
