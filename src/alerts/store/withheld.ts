import { jsonTime, type Queryable, rowSet, type Tx } from '../../lib/db/index.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'

/** A notice that keywords of an account matched but for the verdict. */
export interface WithheldRow {
  accountId: string
  noticeNo: string
  verdict: Verdict
  keywords: string[]
  keepUntil: number
}

export type WithheldRef = Pick<WithheldRow, 'accountId' | 'noticeNo'>

export async function findWithheld(sql: Queryable, refs: readonly WithheldRef[]): Promise<WithheldRow[]> {
  if (refs.length === 0) return []
  return [
    ...(await sql<WithheldRow[]>`
      select w.* from unnest(${refs.map((ref) => ref.accountId)}::text[], ${refs.map((ref) => ref.noticeNo)}::text[])
        as r (account_id, notice_no)
      join withheld_alerts w using (account_id, notice_no)`),
  ]
}

export async function saveWithheld(tx: Tx, rows: readonly WithheldRow[]): Promise<void> {
  if (rows.length === 0) return
  const columns = rows.map((row) => ({
    account_id: row.accountId,
    notice_no: row.noticeNo,
    verdict: row.verdict,
    keywords: row.keywords,
    keep_until: jsonTime(row.keepUntil),
  }))
  await tx`
    insert into withheld_alerts select * from json_populate_recordset(null::withheld_alerts, ${rowSet(tx, columns)})
    on conflict (account_id, notice_no) do update
      set verdict = excluded.verdict, keywords = excluded.keywords, keep_until = excluded.keep_until`
}

export async function deleteWithheld(tx: Tx, refs: readonly WithheldRef[]): Promise<void> {
  if (refs.length === 0) return
  await tx`
    delete from withheld_alerts w
    using unnest(${refs.map((ref) => ref.accountId)}::text[], ${refs.map((ref) => ref.noticeNo)}::text[])
      as r (account_id, notice_no)
    where w.account_id = r.account_id and w.notice_no = r.notice_no`
}

/** An account whose withheld notices are to be examined, after those up to a number. */
export interface ReviewRow {
  accountId: string
  afterNotice: string
}

/** From the first notice on, also if an examination is under way; accounts without withheld notices need none. */
export async function beginReviews(tx: Tx, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  await tx`
    insert into alert_reviews (account_id, served_at)
    select account, statement_timestamp() from unnest(${[...accountIds]}::text[]) as account
    where exists (select from withheld_alerts w where w.account_id = account)
    on conflict (account_id) do update set after_notice = ''`
}

/** The account that was served longest ago. */
export async function nextReview(sql: Queryable): Promise<ReviewRow | null> {
  const [row] = await sql<ReviewRow[]>`
    select account_id, after_notice from alert_reviews order by served_at, account_id limit 1`
  return row ?? null
}

/** The next of its withheld notices, in the order of their numbers. */
export const withheldAfter = async (
  sql: Queryable,
  { accountId, afterNotice }: ReviewRow,
  limit: number,
): Promise<WithheldRow[]> => [
  ...(await sql<WithheldRow[]>`
    select * from withheld_alerts where account_id = ${accountId} and notice_no > ${afterNotice}
    order by notice_no limit ${limit}`),
]

/** To the next notices, or (`null`) to the end. */
export async function moveReview(tx: Tx, { accountId }: ReviewRow, afterNotice: string | null): Promise<void> {
  if (afterNotice === null) await tx`delete from alert_reviews where account_id = ${accountId}`
  else {
    await tx`
      update alert_reviews set after_notice = ${afterNotice}, served_at = statement_timestamp()
      where account_id = ${accountId}`
  }
}

/**
 * Looks at rows whose time has come: deletes those of notices for which bidding is over, and keeps the others until it will be.
 * Returns how many rows it looked at.
 */
export async function sweepWithheld(sql: Queryable, now: number, limit: number): Promise<number> {
  const at = sql`${jsonTime(now)}::timestamptz`
  const [row] = await sql<{ seen: number }[]>`
    with due as materialized (
      select w.ctid as place, greatest(b.close_at, b.open_at) as over_at
      from withheld_alerts w left join bids b on b.notice_no = w.notice_no
      where w.keep_until <= ${at} order by w.keep_until limit ${limit} for update of w skip locked
    ), kept as (
      update withheld_alerts w set keep_until = due.over_at from due where w.ctid = due.place and due.over_at > ${at}
    ), gone as (
      delete from withheld_alerts w using due
      where w.ctid = due.place and (due.over_at is null or due.over_at <= ${at})
    )
    select count(*) as seen from due`
  return row?.seen ?? 0
}
