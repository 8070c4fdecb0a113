import { type Fragment, forgetAged, jsonTime, type Queryable, readPage, rowSet, type Tx } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { Rejected } from '../schema/connector.ts'
import type { OpenWindow } from '../schema/sources.ts'

/** The window that a record came from. */
export type WindowRef = Pick<OpenWindow, 'subject' | 'fromAt' | 'toAt'>

export interface RejectRow extends Rejected {
  id: string
  operation: string
}

/** A record in quarantine. */
export interface RejectEntry extends RejectRow {
  at: number
  /** `null` = from a file, or from before windows were stored. */
  fromAt: number | null
  /** The order that requests it again. */
  run: string | null
}

/** An unreadable record may contain what the database cannot store: a NUL, half a character. */
const storable = (record: Rejected['record']): Rejected['record'] =>
  JSON.parse(JSON.stringify(record), (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )

/** The same record rejected again is the same entry, and its order is cleared. */
export async function saveRejects(
  sql: Queryable,
  { source, window }: { source: string; window: WindowRef | null },
  rejects: readonly RejectRow[],
  now: number,
): Promise<void> {
  if (rejects.length === 0) return
  const whence = window && {
    subject: window.subject,
    from_at: jsonTime(window.fromAt),
    to_at: jsonTime(window.toAt),
  }
  const rows = rejects.map((reject) => ({
    ...reject,
    ...whence,
    record: storable(reject.record),
    source,
    at: jsonTime(now),
  }))
  await sql`
    insert into source_rejects
    select distinct on (id) source, id, operation, reason, record, at, subject, from_at, to_at
    from json_populate_recordset(null::source_rejects, ${rowSet(sql, rows)})
    on conflict (source, id) do update set at = excluded.at, reason = excluded.reason, run = null,
      subject = coalesce(excluded.subject, source_rejects.subject),
      from_at = coalesce(excluded.from_at, source_rejects.from_at),
      to_at = coalesce(excluded.to_at, source_rejects.to_at)`
}

/** Removes processes from quarantine that lacked a title and have one now. */
export async function forgetUntitled(sql: Queryable, source: string, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await sql`
    delete from source_rejects
    where source = ${source} and reason = 'no_title' and record ->> 'ocid' = any(${numbers})`
}

/** The reason of a waiting withdrawal: its notice has not arrived yet. */
export const UNKNOWN_NOTICE = 'unknown_notice'

/** Withdrawals that wait for notices with these numbers. */
export const findUnknown = async (sql: Queryable, source: string, numbers: string[]) =>
  numbers.length === 0
    ? []
    : [
        ...(await sql<{ id: string; record: Record<string, unknown> }[]>`
          select id, record from source_rejects
          where source = ${source} and reason = ${UNKNOWN_NOTICE} and record ->> 'noticeNo' = any(${numbers})`),
      ]

export async function forgetRejects(sql: Queryable, source: string, ids: string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from source_rejects where source = ${source} and id = any(${ids})`
}

/** Records that have not occurred again for so long; withdrawals continue to wait for their notices. */
export const forgetOldRejects = (sql: Queryable, before: number): Promise<number> =>
  forgetAged(sql, 'source_rejects', sql`${before}::timestamptz`)

export const listRejects = async (sql: Queryable, source: string | null, limit: number) => [
  ...(await sql<(RejectRow & { source: string; at: number; total: number })[]>`
    select source, id, operation, reason, record, at, count(*) over () as total from source_rejects
    where ${source}::text is null or source = ${source}
    order by at desc, id limit ${limit}`),
]

const REASON_LENGTH = 500
/** The reason in lists, comparisons and counts: text from a broken record may make it longer than an address. */
const reasonOf = (sql: Queryable) => sql`left(reason, ${REASON_LENGTH}::int)`

/** Newest first, without the records themselves; all of the source, or those with one reason. */
export function pageRejects(sql: Queryable, source: string, reason: string | null, page: Page) {
  const from = sql`
    source_rejects where source = ${source} and (${reason}::text is null or ${reasonOf(sql)} = ${reason})`
  return readPage<Omit<RejectEntry, 'record'>>(sql, {
    from,
    rows: sql`select id, operation, ${reasonOf(sql)} as reason, at, from_at, run from page`,
    order: sql`at desc, id desc`,
    ...rangeOf(page),
  })
}

export interface ReasonCount {
  reason: string
  count: number
}

/** The reasons of a source's rejected records, the most frequent first. */
export const countReasons = async (sql: Queryable, source: string, most: number): Promise<ReasonCount[]> => [
  ...(await sql<ReasonCount[]>`
    select ${reasonOf(sql)} as reason, count(*) as count from source_rejects where source = ${source}
    group by 1 order by 2 desc, 1 limit ${most}`),
]

export async function findReject(sql: Queryable, source: string, id: string): Promise<RejectEntry | null> {
  const [row] = await sql<RejectEntry[]>`
    select id, operation, reason, record, at, from_at, run from source_rejects where source = ${source} and id = ${id}`
  return row ?? null
}

/** All or some records of a source. */
const these = (sql: Queryable, source: string, ids: readonly string[] | null): Fragment => sql`
  source = ${source} and (${ids === null} or id = any(${[...(ids ?? [])]}::text[]))`

export async function countRejects(sql: Queryable, source: string, ids: readonly string[] | null): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from source_rejects where ${these(sql, source, ids)}`
  return row?.count ?? 0
}

/** The windows they came from, if known. */
export const windowsOf = async (sql: Queryable, source: string, ids: readonly string[] | null) => [
  ...(await sql<(WindowRef & { operation: string })[]>`
    select distinct operation, subject, from_at, to_at from source_rejects
    where ${these(sql, source, ids)} and from_at is not null`),
]

/** Returns their number. */
export async function markOrdered(tx: Tx, source: string, ids: readonly string[] | null, run: string): Promise<number> {
  const { count } = await tx`
    update source_rejects set run = ${run} where ${these(tx, source, ids)} and from_at is not null`
  return count
}

/** Once an order has no open windows: its records were read, or they would have been rejected again. */
export async function forgetReread(tx: Tx, source: string, run: string): Promise<void> {
  await tx`
    delete from source_rejects
    where source = ${source} and run = ${run} and not exists (select from source_windows where run = ${run})`
}
