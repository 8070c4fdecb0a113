import { jsonTime, type Queryable, rowSet, type Tx } from '../../lib/db/index.ts'
import { readHead } from '../../lib/feed.ts'
import type { AttachmentSettings, ListedFile } from '../schema.ts'

export interface SelectionProgress {
  position: number
  /** `null` = notifications were never scanned. */
  wantedAt: number | null
}

export async function readProgress(sql: Queryable): Promise<SelectionProgress> {
  const [row] = await sql<SelectionProgress[]>`select position, wanted_at from attachment_progress`
  if (!row) throw new Error('attachments have no progress row: was the schema migrated?')
  return row
}

/**
 * Locks the reader, and returns `null` if another process has it. After a change of the selection: "all" reads the feed
 * from its beginning; "matched" reads from its end, because nothing is selected yet.
 */
export async function lockPosition(tx: Tx, choice: AttachmentSettings['choice']): Promise<number | null> {
  const [row] = await tx<{ position: number; choice: string }[]>`
    select position, choice from attachment_progress for update skip locked`
  if (!row) return null
  if (row.choice === choice) return row.position
  const start = row.choice === 'none' ? (await readHead(tx)).position : row.position
  const position = choice === 'all' ? 0 : start
  await tx`update attachment_progress set position = ${position}, choice = ${choice}`
  return position
}

/** The id of the store; `null` = none was used yet. */
export async function readFolder(sql: Queryable): Promise<string | null> {
  const [row] = await sql<{ folder: string | null }[]>`select folder from attachment_progress`
  return row?.folder ?? null
}

/** Sets the id unless there is one. */
export async function nameFolder(sql: Queryable, id: string): Promise<string | null> {
  await sql`update attachment_progress set folder = ${id} where folder is null`
  return readFolder(sql)
}

export async function setPosition(tx: Tx, position: number): Promise<void> {
  await tx`update attachment_progress set position = ${position}`
}

/** Claims the scan of wanted notices for this time; returns whether this process may scan. */
export async function claimScan(sql: Queryable, forMs: number): Promise<boolean> {
  const { count } = await sql`
    update attachment_progress set look_at = statement_timestamp() + ${forMs} * interval '1 millisecond'
    where look_at <= statement_timestamp()`
  return count > 0
}

export async function extendScan(sql: Queryable, forMs: number): Promise<void> {
  await sql`update attachment_progress set look_at = statement_timestamp() + ${forMs} * interval '1 millisecond'`
}

/** Sets the earliest time of the next scan by any process. */
export async function endScan(sql: Queryable, { at, pauseMs }: { at: number; pauseMs: number }): Promise<void> {
  await sql`
    update attachment_progress set wanted_at = greatest(wanted_at, ${jsonTime(at)}::timestamptz),
      look_at = statement_timestamp() + ${pauseMs} * interval '1 millisecond'`
}

/** The notices whose attachments are already selected. */
export const selectedOf = async (sql: Queryable, noticeNos: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await sql<{ noticeNo: string }[]>`
        select notice_no from attachment_notices where notice_no = any(${[...noticeNos]})`
    ).map(({ noticeNo }) => noticeNo),
  )

/** Returns whether the version is newer than the stored one; `false` for a new notice. */
export async function saveNotice(
  tx: Tx,
  { noticeNo, version, endsAt }: { noticeNo: string; version: number; endsAt: number },
): Promise<boolean> {
  const [before] = await tx<{ version: number }[]>`
    select version from attachment_notices where notice_no = ${noticeNo} for update`
  await tx`
    insert into attachment_notices (notice_no, version, ends_at)
    values (${noticeNo}, ${version}, ${jsonTime(endsAt)}::timestamptz)
    on conflict (notice_no) do update set version = excluded.version, ends_at = excluded.ends_at`
  return before !== undefined && before.version < version
}

/** Adds listed files to the queue and deletes those that are no longer listed. */
export async function syncFiles(tx: Tx, noticeNo: string, files: readonly ListedFile[]): Promise<void> {
  await tx`
    delete from attachment_files where notice_no = ${noticeNo} and not id = any(${files.map(({ id }) => id)}::text[])`
  if (files.length === 0) return
  await tx`
    insert into attachment_files as f (id, notice_no, url, name, host, due_at)
    select id, ${noticeNo}, url, name, host, statement_timestamp() + "delayMs" * interval '1 millisecond'
    from json_to_recordset(${rowSet(tx, [...files])}) as n (id text, url text, name text, host text, "delayMs" integer)
    order by id
    on conflict (id) do update set name = excluded.name where f.name <> excluded.name`
}

/**
 * A new version may have other content under the same addresses. The old content remains until the new one is fetched.
 */
export async function queueAnew(tx: Tx, noticeNo: string): Promise<void> {
  await tx`
    update attachment_files set state = case when state = 'fetched' then state else 'pending' end, reason = null,
      attempts = 0, due_at = statement_timestamp()
    where notice_no = ${noticeNo} and state <> 'pending'`
}

export async function deselectNotices(tx: Tx, noticeNos: readonly string[]): Promise<void> {
  await tx`delete from attachment_notices where notice_no = any(${[...noticeNos]})`
}

/** Deselects notices that closed before this moment; returns their number. */
export async function deselectEnded(sql: Queryable, before: number, limit: number): Promise<number> {
  const { count } = await sql`
    delete from attachment_notices where notice_no in (
      select notice_no from attachment_notices where ends_at < ${jsonTime(before)}::timestamptz
      order by ends_at limit ${limit})`
  return count
}
