import { jsonTime, type Queryable, rowSet, type Tx } from '../../lib/db/index.ts'
import { readHead } from '../../lib/feed.ts'
import type { AttachmentSettings, ListedFile } from '../schema.ts'

export interface SelectionProgress {
  position: number
  /** `null` = what accounts were told of has not been looked at yet. */
  wantedAt: number | null
}

export async function readProgress(sql: Queryable): Promise<SelectionProgress> {
  const [row] = await sql<SelectionProgress[]>`select position, wanted_at from attachment_progress`
  if (!row) throw new Error('attachments have no progress row: was the schema migrated?')
  return row
}

/**
 * One process at a time reads the feed, and the others do not wait for it: `null`. Where all notices are chosen for the
 * first time, it is read from its start; where those that are wanted are, from its end, since nothing is selected yet.
 */
export async function holdPosition(tx: Tx, choice: AttachmentSettings['choice']): Promise<number | null> {
  const [row] = await tx<{ position: number; choice: string }[]>`
    select position, choice from attachment_progress for update skip locked`
  if (!row) return null
  if (row.choice === choice) return row.position
  const start = row.choice === 'none' ? (await readHead(tx)).position : row.position
  const position = choice === 'all' ? 0 : start
  await tx`update attachment_progress set position = ${position}, choice = ${choice}`
  return position
}

/** The id of the folder of files; `null` = none was used yet. */
export async function readFolder(sql: Queryable): Promise<string | null> {
  const [row] = await sql<{ folder: string | null }[]>`select folder from attachment_progress`
  return row?.folder ?? null
}

/** The first one to give a name decides. */
export async function nameFolder(sql: Queryable, id: string): Promise<string | null> {
  await sql`update attachment_progress set folder = ${id} where folder is null`
  return readFolder(sql)
}

export async function setPosition(tx: Tx, position: number): Promise<void> {
  await tx`update attachment_progress set position = ${position}`
}

/** One process at a time looks at what accounts want; whether it is this one, for so long. */
export async function claimLook(sql: Queryable, forMs: number): Promise<boolean> {
  const { count } = await sql`
    update attachment_progress set look_at = statement_timestamp() + ${forMs} * interval '1 millisecond'
    where look_at <= statement_timestamp()`
  return count > 0
}

export async function keepLook(sql: Queryable, forMs: number): Promise<void> {
  await sql`update attachment_progress set look_at = statement_timestamp() + ${forMs} * interval '1 millisecond'`
}

/** The next look of any process is after a while. */
export async function endLook(sql: Queryable, { at, pauseMs }: { at: number; pauseMs: number }): Promise<void> {
  await sql`
    update attachment_progress set wanted_at = greatest(wanted_at, ${jsonTime(at)}::timestamptz),
      look_at = statement_timestamp() + ${pauseMs} * interval '1 millisecond'`
}

/** Those of the notices whose attachments are fetched already. */
export const selectedOf = async (sql: Queryable, noticeNos: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await sql<{ noticeNo: string }[]>`
        select notice_no from attachment_notices where notice_no = any(${[...noticeNos]})`
    ).map(({ noticeNo }) => noticeNo),
  )

/** Returns whether it is a newer version than before; `false` for one that is new altogether. */
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

/** What is listed is in the queue or was; what is not listed any more is forgotten. */
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

/** A new version may come with other content under the same addresses. What was fetched stays until then. */
export async function queueAnew(tx: Tx, noticeNo: string): Promise<void> {
  await tx`
    update attachment_files set state = case when state = 'fetched' then state else 'pending' end, reason = null,
      attempts = 0, due_at = statement_timestamp()
    where notice_no = ${noticeNo} and state <> 'pending'`
}

export async function deselectNotices(tx: Tx, noticeNos: readonly string[]): Promise<void> {
  await tx`delete from attachment_notices where notice_no = any(${[...noticeNos]})`
}

/** Notices that ended before this moment; returns how many there were. */
export async function deselectEnded(sql: Queryable, before: number, limit: number): Promise<number> {
  const { count } = await sql`
    delete from attachment_notices where notice_no in (
      select notice_no from attachment_notices where ends_at < ${jsonTime(before)}::timestamptz
      order by ends_at limit ${limit})`
  return count
}
