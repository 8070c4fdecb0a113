import { type Fragment, jsonTime, type Queryable, rowSet, type Tx, wakeReaders } from '../../lib/db/index.ts'

/** A notice that must still be matched with keywords that search attachments. */
export interface NewsRow {
  noticeNo: string
  /** The position of the feed at that time. */
  position: number
  /** The change of the notice that was matched without its attachments; 0 = a text was read. */
  change: number
  /** '' = all accounts. */
  accountId: string
  revision: number
  at: number
}

/** Must be called last in the transaction that stores the text, so that it does not apply to keywords stored later. */
export async function addTextNews(tx: Tx, hash: string, at: number, noticeNo: string | null = null): Promise<void> {
  const insert = tx`
    insert into attachment_news (notice_no, position, at)
    select f.notice_no, (select position from feed_head), ${jsonTime(at)}::timestamptz from attachment_files f
    where f.hash = ${hash} and (${noticeNo}::text is null or f.notice_no = ${noticeNo})
    group by f.notice_no order by f.notice_no
    on conflict (position, notice_no, change, account_id) do update set revision = attachment_news.revision + 1`
  await Promise.all([insert, wakeReaders(tx)])
}

export async function addNews(
  tx: Tx,
  rows: readonly Pick<NewsRow, 'noticeNo' | 'position' | 'change' | 'accountId'>[],
  at: number,
): Promise<void> {
  if (rows.length === 0) return
  const columns = rows.map(({ noticeNo, position, change, accountId }) => ({
    notice_no: noticeNo,
    position,
    change,
    account_id: accountId,
  }))
  await tx`
    insert into attachment_news (notice_no, position, change, account_id, at)
    select notice_no, position, change, account_id, ${jsonTime(at)}::timestamptz from json_to_recordset(${rowSet(tx, columns)})
      as n (notice_no text, position bigint, change bigint, account_id text)
    on conflict (position, notice_no, change, account_id) do update set revision = attachment_news.revision + 1`
}

export const isNewsThere = (sql: Queryable): Fragment => sql`exists (select from attachment_news)`

/** In feed order, up to a position. */
export const nextNews = async (sql: Queryable, upTo: number, limit: number): Promise<NewsRow[]> => [
  ...(await sql<NewsRow[]>`
    select notice_no, position, change, account_id, revision, at from attachment_news
    where position <= ${upTo} order by position, notice_no, change, account_id limit ${limit}`),
]

/** Rows that were added again in the meantime remain. */
export async function removeNews(tx: Tx, rows: readonly NewsRow[]): Promise<void> {
  const columns = rows.map(({ noticeNo, position, change, accountId, revision }) => ({
    notice_no: noticeNo,
    position,
    change,
    account_id: accountId,
    revision,
  }))
  await tx`
    delete from attachment_news a using json_to_recordset(${rowSet(tx, columns)})
      as n (notice_no text, position bigint, change bigint, account_id text, revision integer)
    where a.position = n.position and a.notice_no = n.notice_no and a.change = n.change
      and a.account_id = n.account_id and a.revision = n.revision`
}

/** The notices that have a file with text. */
export const noticesWithText = async (sql: Queryable, noticeNos: readonly string[]): Promise<Set<string>> =>
  new Set(
    noticeNos.length === 0
      ? []
      : (
          await sql<{ noticeNo: string }[]>`
            select distinct f.notice_no from attachment_files f join attachment_texts t using (hash)
            where f.notice_no = any(${[...noticeNos]}) and t.parts > 0`
        ).map(({ noticeNo }) => noticeNo),
  )

/** A file with text. */
export interface TextFile {
  id: string
  name: string
  hash: string
}

export interface TextPart {
  part: number
  entry: string | null
  page: number | null
  text: string
}

export const textFilesOf = async (sql: Queryable, noticeNo: string): Promise<TextFile[]> => [
  ...(await sql<TextFile[]>`
    select f.id, f.name, f.hash from attachment_files f join attachment_texts t using (hash)
    where f.notice_no = ${noticeNo} and t.parts > 0 order by f.name, f.id`),
]

export interface NoticeTexts {
  noticeNo: string
  hashes: string[]
  characters: number
  readAt: number
}

/** Notices with text, last read first. */
export const newestWithText = async (sql: Queryable, since: number, limit: number): Promise<NoticeTexts[]> => [
  ...(await sql<NoticeTexts[]>`
    select f.notice_no, array_agg(distinct f.hash) as hashes, sum(t.characters)::float8 as characters,
      max(t.read_at) as read_at
    from attachment_files f join attachment_texts t using (hash)
    where t.parts > 0 and t.read_at >= ${jsonTime(since)}::timestamptz
    group by f.notice_no order by max(t.read_at) desc, f.notice_no limit ${limit}`),
]

/** Shows whether reading again changed a text. */
export async function textDigest(tx: Tx, hash: string): Promise<string | null> {
  const [row] = await tx<{ digest: string | null }[]>`
    select md5(string_agg(md5(text), '' order by part)) as digest from attachment_parts where hash = ${hash}`
  return row?.digest ?? null
}

export const isTextRead = async (tx: Tx, hash: string): Promise<boolean> =>
  (await tx`select from attachment_texts where hash = ${hash} and parts > 0`).count > 0
