import { jsonTime, type Queryable, rowSet, type Tx } from '../../lib/db/index.ts'
import { createLeases, type Due } from '../../lib/leases.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { StoredReading, TextState, UnreadFile } from '../schema.ts'

export interface TextRow {
  hash: string
  state: Exclude<TextState, 'none'>
  kind: string | null
  reason: string | null
  unread: UnreadFile[]
  unreadCount: number
  earlyEnds: number
  attempts: number
  pages: number | null
  characters: number | null
  parts: number
  readAt: number | null
}
export type DueText = TextRow & { leaseToken: string }

export interface TextPartRow {
  part: number
  entry: string | null
  page: number | null
  text: string
}

export const textLeases = (leaseMs: number) => createLeases<DueText>('attachment_texts', ['hash'], leaseMs)
type TextLeases = ReturnType<typeof textLeases>

/** Serializes storing and deleting of a content until the transaction ends. */
export async function lockHash(tx: Tx, hash: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`attachment ${hash}`}, 0))`
}

/** Queues the content for reading, unless it was queued before. */
export async function expectText(tx: Tx, hash: string): Promise<void> {
  await tx`insert into attachment_texts (hash) values (${hash}) on conflict do nothing`
}

/**
 * Counted when it begins, so that attempts that kill their process are counted too. `null` = another process has taken
 * over.
 */
export async function beginReading(sql: Queryable, { hash, leaseToken }: DueText): Promise<number | null> {
  const [row] = await sql<{ attempts: number }[]>`
    update attachment_texts set attempts = attempts + 1 where hash = ${hash} and lease_token = ${leaseToken}
    returning attempts`
  return row?.attempts ?? null
}

/** Returns whether the lease was still valid. */
export async function saveReading(
  tx: Tx,
  leases: TextLeases,
  row: DueText,
  { kind, state, reason, unread, unreadCount, pages, characters, parts }: StoredReading,
  { at, version, due, earlyEnds }: { at: number; version: number; due: Due; earlyEnds: number },
): Promise<boolean> {
  const finished = await leases.finish(
    tx,
    [row],
    due,
    tx`state = ${state}, kind = ${kind}, reason = ${reason}, unread = ${JSON.stringify(unread)}::text::jsonb,
      unread_count = ${unreadCount}, pages = ${pages}, characters = ${characters}, parts = ${parts.length},
      read_at = ${new Date(at)}, reader_version = ${version}, early_ends = ${earlyEnds}`,
  )
  return finished.length > 0
}

export async function deleteParts(tx: Tx, hash: string): Promise<void> {
  await tx`delete from attachment_parts where hash = ${hash}`
}

export async function insertParts(tx: Tx, hash: string, rows: readonly TextPartRow[]): Promise<void> {
  await tx`
    insert into attachment_parts (hash, part, entry, page, text)
    select ${hash}, part, entry, page, text
    from json_to_recordset(${rowSet(tx, [...rows])}) as p (part integer, entry text, page integer, text text)`
}

/** The attempt did not take place, so it does not count. */
export const postponeReading = (sql: Queryable, leases: TextLeases, row: DueText, due: Due) =>
  leases.finish(sql, [row], due, sql`attempts = greatest(t.attempts - 1, 0)`)

/** The file is missing, so the existing reading remains. */
export const keepReading = (sql: Queryable, leases: TextLeases, row: DueText, version: number) =>
  leases.finish(sql, [row], null, sql`reader_version = ${version}`)

/** Queues some texts that an older version could not read completely, unless some are already waiting. */
export async function expectAgain(sql: Queryable, version: number, limit: number): Promise<number> {
  const { count } = await sql`
    update attachment_texts set due_at = statement_timestamp(), attempts = 0, early_ends = 0
    where due_at is null and hash in (
      select hash from attachment_texts
      where state <> 'text' and due_at is null and reader_version < ${version}
        and not exists (select from attachment_texts w where w.due_at <= statement_timestamp())
      order by reader_version limit ${limit})`
  return count
}

export async function deleteText(sql: Queryable, hash: string): Promise<void> {
  await sql`delete from attachment_texts where hash = ${hash}`
}

export const textsOf = async (sql: Queryable, hashes: readonly string[]): Promise<TextRow[]> => [
  ...(await sql<TextRow[]>`
    select hash, state, kind, reason, unread, unread_count, early_ends, attempts, pages, characters, parts, read_at
    from attachment_texts where hash = any(${[...hashes]})`),
]

export const textParts = async (sql: Queryable, hash: string, page: Page): Promise<TextPartRow[]> => {
  const { limit, offset } = rangeOf(page)
  return [
    ...(await sql<TextPartRow[]>`
      select part, entry, page, text from attachment_parts
      where hash = ${hash} and part > ${offset}::bigint and part <= ${offset}::bigint + ${limit} order by part`),
  ]
}

export interface TextStep {
  /** Texts that no file refers to. */
  idle: string[]
  /** Where to continue; `null` at the end. */
  last: string | null
}

/** One step through all texts, in the order of their hashes. */
export async function idleTexts(sql: Queryable, after: string, limit: number): Promise<TextStep> {
  const rows = await sql<{ hash: string; isIdle: boolean }[]>`
    select hash, not exists (select from attachment_files f where f.hash = t.hash) as is_idle
    from (select hash from attachment_texts where hash > ${after} order by hash limit ${limit}) t order by hash`
  return {
    idle: rows.filter(({ isIdle }) => isIdle).map(({ hash }) => hash),
    last: rows.length < limit ? null : (rows.at(-1)?.hash ?? null),
  }
}

/** Contents of notices that closed before this moment and will be deselected next. */
export const endingHashes = async (sql: Queryable, before: number, limit: number): Promise<string[]> =>
  (
    await sql<{ hash: string }[]>`
      select distinct f.hash from attachment_files f where f.hash is not null and f.notice_no in (
        select notice_no from attachment_notices where ends_at < ${jsonTime(before)}::timestamptz
        order by ends_at limit ${limit})`
  ).map(({ hash }) => hash)

/** Claims the daily comparison of texts and files with rows; returns whether this process does it. */
export const takeComparison = async (sql: Queryable, spacingMs: number): Promise<boolean> =>
  (
    await sql`
      update attachment_progress set compared_at = statement_timestamp()
      where compared_at is null or compared_at <= statement_timestamp() - ${spacingMs} * interval '1 millisecond'`
  ).count > 0

export interface TextCount {
  name: string
  count: number
}

export const countTexts = async (sql: Queryable): Promise<TextCount[]> => [
  ...(await sql<TextCount[]>`select state as name, count(*) as count from attachment_texts group by state`),
]
