import {
  type Fragment,
  inTwoPhases,
  jsonTime,
  type PollAnswer,
  type PollQuestion,
  type Queryable,
  readPage,
  type Tx,
  unlessSplit,
} from '../../lib/db/index.ts'
import { createLeases } from '../../lib/leases.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { BidEventType } from '../../vocabulary/events.ts'

/** A reader of the feed; the process with its lease does its work. */
export interface ReaderRow {
  name: string
  position: number
  leaseToken: string
}

const READER = 'alerts'

export const readerLeases = (leaseMs: number) => createLeases<ReaderRow>('feed_readers', ['name'], leaseMs)

/** The reader, unless another process has it. */
export const claimReader = (sql: Queryable, leases: ReturnType<typeof readerLeases>): Promise<ReaderRow[]> =>
  leases.claim(sql, 1, sql`t.name = ${READER}`)

/** For each reader: how many changes it is behind, and the age of the first change that it has not processed. */
export const readersBehind = async (sql: Queryable) => [
  ...(await sql<{ name: string; behind: number; ageSeconds: number }[]>`
    select r.name, h.position - r.position as behind,
      coalesce(greatest(0, extract(epoch from statement_timestamp() - c.at)), 0)::double precision as age_seconds
    from feed_head h, feed_readers r left join changes c on c.position = r.position + 1
    order by r.name`),
]

/** Another answer, or one with news, means that the reader has work. */
export const readerWork = (isThere: (sql: Queryable) => Fragment): PollQuestion => ({
  name: 'work of the alerts reader',
  sql: (sql) => sql`select position || ' ' || epoch || ' ' || (${isThere(sql)})::text from feed_head`,
})

export const hasNews = ({ value }: PollAnswer): boolean => value?.endsWith(' true') ?? false

/** The reader's position, whichever process has its lease. */
export async function readerPosition(sql: Queryable): Promise<number> {
  const [row] = await sql<{ position: number }[]>`select position from feed_readers where name = ${READER}`
  if (!row) throw new Error('the feed has no reader for alerts: was the schema migrated?')
  return row.position
}

/**
 * The fence: only the process with the lease can move the reader, and only from the position it read. Renews the lease.
 */
export async function moveReader(tx: Tx, reader: ReaderRow, to: number, leaseMs: number): Promise<boolean> {
  const { count } = await tx`
    update feed_readers
    set position = ${to}, lease_until = statement_timestamp() + ${leaseMs} * interval '1 millisecond'
    where name = ${reader.name} and lease_token = ${reader.leaseToken} and position = ${reader.position}`
  return count === 1
}

export interface SentEvent {
  accountId: string
  noticeNo: string
  type: Exclude<BidEventType, 'bid.changed'>
}

/** Events that these accounts got about these notices, of types that come once. */
export async function findSentEvents(
  sql: Queryable,
  refs: readonly Pick<SentEvent, 'accountId' | 'noticeNo'>[],
): Promise<SentEvent[]> {
  if (refs.length === 0) return []
  return [
    ...(await sql<SentEvent[]>`
      select t.account_id, t.notice_no, t.type
      from unnest(${refs.map((ref) => ref.accountId)}::text[], ${refs.map((ref) => ref.noticeNo)}::text[])
        as a (account_id, notice_no)
      join events_told t using (account_id, notice_no)`),
  ]
}

export async function insertSentEvents(tx: Tx, rows: readonly SentEvent[], keepUntil: number): Promise<void> {
  await tx`
    insert into events_told (account_id, notice_no, type, keep_until)
    select account_id, notice_no, type, ${jsonTime(keepUntil)}::timestamptz
    from unnest(${rows.map((row) => row.accountId)}::text[], ${rows.map((row) => row.noticeNo)}::text[],
      ${rows.map((row) => row.type)}::text[]) as sent (account_id, notice_no, type)
    ${await inTwoPhases(tx)}`
}

export interface MatchRow {
  accountId: string
  keywordId: string
  noticeNo: string
  version: number
  position: number
  at: number
}

/** Returns the new ones: for each keyword and notice, only the first match is stored. */
export const addMatches = async (
  tx: Tx,
  rows: readonly MatchRow[],
  keepUntil: number,
): Promise<Pick<MatchRow, 'accountId' | 'keywordId' | 'at'>[]> => [
  ...(await tx<Pick<MatchRow, 'accountId' | 'keywordId' | 'at'>[]>`
    insert into keyword_matches (account_id, keyword_id, notice_no, version, position, at, keep_until)
    select account_id, keyword_id, notice_no, version, position, at, ${jsonTime(keepUntil)}::timestamptz from unnest(
      ${rows.map((row) => row.accountId)}::text[], ${rows.map((row) => row.keywordId)}::text[],
      ${rows.map((row) => row.noticeNo)}::text[], ${rows.map((row) => row.version)}::integer[],
      ${rows.map((row) => row.position)}::bigint[], ${rows.map((row) => row.at)}::timestamptz[]
    ) as matches (account_id, keyword_id, notice_no, version, position, at)
    on conflict do nothing returning account_id, keyword_id, at`),
]

export interface KeywordRef {
  accountId: string
  id: string
}

/** Deletes the matches of deleted keywords. */
export async function forgetMatches(tx: Tx, keywords: readonly KeywordRef[]): Promise<void> {
  await tx`
    delete from keyword_matches m
    using unnest(${keywords.map((keyword) => keyword.accountId)}::text[], ${keywords.map((keyword) => keyword.id)}::text[])
      as k (account_id, keyword_id)
    where m.account_id = k.account_id and m.keyword_id = k.keyword_id`
}

/** Tables with a row for an account and a notice, kept for as long as the notice may change. */
export type MarkTable = 'events_told' | 'keyword_matches'

/**
 * Checks due rows: deletes those of notices that have been over for this many days, and postpones the others. A notice
 * is over when all dates and changes of it and its rounds are in the past, or when it was deleted. Returns how many
 * rows were checked.
 */
export async function sweepMarks(
  tx: Tx,
  table: MarkTable,
  { now, days, limit }: { now: number; days: number; limit: number },
): Promise<number> {
  const column = THIRD_OF_KEY[table]
  const at = tx`${jsonTime(now)}::timestamptz`
  const locked = await unlessSplit(tx, tx`for update skip locked`)
  const due: Mark[] = await tx<Mark[]>`
    select account_id, notice_no, ${tx(column)} as third from ${tx(table)} where keep_until <= ${at}
    order by keep_until limit ${limit} ${locked}`
  if (due.length === 0) return 0
  const over = await noticesOver(tx, [...new Set(due.map(({ noticeNo }) => noticeNo))], days)
  const isKept = ({ noticeNo }: Mark) => (over.get(noticeNo) ?? 0) > now
  const rowsOf = (rows: Mark[]) => tx`unnest(${rows.map((row) => row.accountId)}::text[],
    ${rows.map((row) => row.noticeNo)}::text[], ${rows.map((row) => row.third)}::text[],
    ${rows.map((row) => jsonTime(over.get(row.noticeNo) ?? 0))}::timestamptz[])
    as j (account_id, notice_no, third, keep_until)`
  const same = tx`
    t.account_id = j.account_id and t.notice_no = j.notice_no and t.${tx(column)} = j.third and t.keep_until <= ${at}`
  const [kept, gone] = [due.filter(isKept), due.filter((row) => !isKept(row))]
  if (kept.length > 0) await tx`update ${tx(table)} t set keep_until = j.keep_until from ${rowsOf(kept)} where ${same}`
  if (gone.length > 0) await tx`delete from ${tx(table)} t using ${rowsOf(gone)} where ${same}`
  return due.length
}

interface Mark {
  accountId: string
  noticeNo: string
  third: string
}

const THIRD_OF_KEY: Record<MarkTable, string> = { events_told: 'type', keyword_matches: 'keyword_id' }

/** When rows of these notices may be deleted; deleted notices are missing. */
async function noticesOver(sql: Queryable, notices: string[], days: number): Promise<Map<string, number>> {
  const rows = await sql<{ noticeNo: string; keepUntil: number | null }[]>`
    select b.notice_no,
      greatest(b.updated_at, b.close_at, b.open_at, max(greatest(r.updated_at, r.close_at, r.open_at)))
        + ${days} * interval '1 day' as keep_until
    from bids b left join award_rounds r on r.source = b.source and r.number = b.number
    where b.notice_no = any(${notices}) group by b.notice_no`
  return new Map(rows.flatMap(({ noticeNo, keepUntil }) => (keepUntil === null ? [] : [[noticeNo, keepUntil]])))
}

/** Newest first. */
export const listMatches = (sql: Queryable, { accountId, id }: KeywordRef, page: Page) =>
  readPage<MatchRow>(sql, {
    from: sql`keyword_matches where account_id = ${accountId} and keyword_id = ${id}`,
    order: sql`position desc, notice_no`,
    ...rangeOf(page),
  })

/** Changes of keywords only, in order. */
export const keywordChanges = async (sql: Queryable, after: number, upTo: number, limit: number) => [
  ...(await sql<{ position: number; key: string; version: number }[]>`
    select position, key, version from changes
    where position > ${after} and position <= ${upTo} and kind = 'keyword' order by position limit ${limit}`),
]
