import { type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import { createLeases } from '../../lib/leases.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { BidEventType } from '../../vocabulary/events.ts'

/** A reader of the feed; the process that holds its lease does its work. */
export interface ReaderRow {
  name: string
  position: number
  leaseToken: string
}

const READER = 'alerts'

export const readerLeases = (leaseMs: number) => createLeases<ReaderRow>('feed_readers', ['name'], leaseMs)

/** The reader, if nobody has it. */
export const claimReader = (sql: Queryable, leases: ReturnType<typeof readerLeases>): Promise<ReaderRow[]> =>
  leases.claim(sql, 1, sql`t.name = ${READER}`)

/** How far each reader of the feed is behind it. */
export const readersBehind = async (sql: Queryable) => [
  ...(await sql<{ name: string; behind: number }[]>`
    select r.name, h.position - r.position as behind from feed_readers r, feed_head h order by r.name`),
]

/** The reader's position, whichever process does its work. */
export async function readerPosition(sql: Queryable): Promise<number> {
  const [row] = await sql<{ position: number }[]>`select position from feed_readers where name = ${READER}`
  if (!row) throw new Error('the feed has no reader for alerts: was the schema migrated?')
  return row.position
}

/** The fence: only the holder moves the reader, and only on from where it read. The lease begins anew. */
export async function moveReader(tx: Tx, reader: ReaderRow, to: number, leaseMs: number): Promise<boolean> {
  const { count } = await tx`
    update feed_readers
    set position = ${to}, lease_until = statement_timestamp() + ${leaseMs} * interval '1 millisecond'
    where name = ${reader.name} and lease_token = ${reader.leaseToken} and position = ${reader.position}`
  return count === 1
}

export interface ToldNews {
  accountId: string
  noticeNo: string
  type: Exclude<BidEventType, 'bid.changed'>
}

/** What these accounts have been told of these notices. */
export async function findTold(
  sql: Queryable,
  asked: readonly Pick<ToldNews, 'accountId' | 'noticeNo'>[],
): Promise<ToldNews[]> {
  if (asked.length === 0) return []
  return [
    ...(await sql<ToldNews[]>`
      select t.account_id, t.notice_no, t.type
      from unnest(${asked.map((one) => one.accountId)}::text[], ${asked.map((one) => one.noticeNo)}::text[])
        as a (account_id, notice_no)
      join events_told t using (account_id, notice_no)`),
  ]
}

export async function insertTold(tx: Tx, rows: readonly ToldNews[]): Promise<void> {
  await tx`
    insert into events_told (account_id, notice_no, type)
    select * from unnest(${rows.map((row) => row.accountId)}::text[], ${rows.map((row) => row.noticeNo)}::text[],
      ${rows.map((row) => row.type)}::text[])`
}

export interface MatchRow {
  accountId: string
  keywordId: string
  noticeNo: string
  version: number
  position: number
  at: number
}

/** Returns those that are new: of each keyword and notice the first is kept. */
export const addMatches = async (
  tx: Tx,
  rows: readonly MatchRow[],
): Promise<Pick<MatchRow, 'accountId' | 'keywordId' | 'at'>[]> => [
  ...(await tx<Pick<MatchRow, 'accountId' | 'keywordId' | 'at'>[]>`
    insert into keyword_matches (account_id, keyword_id, notice_no, version, position, at)
    select * from unnest(
      ${rows.map((row) => row.accountId)}::text[], ${rows.map((row) => row.keywordId)}::text[],
      ${rows.map((row) => row.noticeNo)}::text[], ${rows.map((row) => row.version)}::integer[],
      ${rows.map((row) => row.position)}::bigint[], ${rows.map((row) => row.at)}::timestamptz[]
    )
    on conflict do nothing returning account_id, keyword_id, at`),
]

export interface KeywordRef {
  accountId: string
  id: string
}

/** A keyword that is gone has led to nothing. */
export async function forgetMatches(tx: Tx, keywords: readonly KeywordRef[]): Promise<void> {
  await tx`
    delete from keyword_matches m
    using unnest(${keywords.map((one) => one.accountId)}::text[], ${keywords.map((one) => one.id)}::text[])
      as k (account_id, keyword_id)
    where m.account_id = k.account_id and m.keyword_id = k.keyword_id`
}

/** Newest first. */
export const listMatches = (sql: Queryable, { accountId, id }: KeywordRef, page: Page) =>
  readPage<MatchRow>(sql, {
    from: sql`keyword_matches where account_id = ${accountId} and keyword_id = ${id}`,
    order: sql`position desc, notice_no`,
    ...rangeOf(page),
  })

/** Changes of keywords only, in their order. */
export const keywordChanges = async (sql: Queryable, after: number, upTo: number, limit: number) => [
  ...(await sql<{ position: number; key: string; version: number }[]>`
    select position, key, version from changes
    where position > ${after} and position <= ${upTo} and kind = 'keyword' order by position limit ${limit}`),
]
