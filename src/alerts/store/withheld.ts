import { jsonTime, type Queryable, rowSet, type Tx, unlessSplit } from '../../lib/db/index.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import type { VerdictsByCompany } from '../rules/decide.ts'

/** A notice that keywords of an account match, except for the verdict. */
export interface WithheldRow {
  accountId: string
  noticeNo: string
  verdict: Verdict
  /** Of each company; `null` = only keywords of the account's company match. */
  verdicts: VerdictsByCompany | null
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
    verdicts: row.verdicts,
    keywords: row.keywords,
    keep_until: jsonTime(row.keepUntil),
  }))
  await tx`
    insert into withheld_alerts (account_id, notice_no, verdict, verdicts, keywords, keep_until)
    select account_id, notice_no, verdict, verdicts, keywords, keep_until from json_to_recordset(${rowSet(tx, columns)})
      as n (account_id text, notice_no text, verdict text, verdicts jsonb, keywords text[], keep_until timestamptz)
    on conflict (account_id, notice_no) do update
      set verdict = excluded.verdict, keep_until = excluded.keep_until,
        -- Keywords that look into attachments are judged later than others, and whoever examines the notice matches it again.
        verdicts = case when withheld_alerts.verdicts is not null or excluded.verdicts is not null then
          -- A cluster allows only immutable functions here, so not jsonb_build_object.
          coalesce(withheld_alerts.verdicts, ('{"": "' || withheld_alerts.verdict || '"}')::jsonb)
            || coalesce(excluded.verdicts, ('{"": "' || excluded.verdict || '"}')::jsonb) end,
        keywords = array(select distinct unnest(withheld_alerts.keywords || excluded.keywords) order by 1)`
}

export async function deleteWithheld(tx: Tx, refs: readonly WithheldRef[]): Promise<void> {
  if (refs.length === 0) return
  await tx`
    delete from withheld_alerts w
    using unnest(${refs.map((ref) => ref.accountId)}::text[], ${refs.map((ref) => ref.noticeNo)}::text[])
      as r (account_id, notice_no)
    where w.account_id = r.account_id and w.notice_no = r.notice_no`
}

/** An account whose withheld notices must be examined, after the notice with this number. */
export interface ReviewRow {
  accountId: string
  afterNotice: string
}

/** Begins with the first notice, also if an examination is in progress. Accounts without withheld notices need none. */
export async function beginReviews(tx: Tx, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  await tx`
    insert into alert_reviews (account_id, served_at)
    select account_id, statement_timestamp() from withheld_alerts
    where account_id = any(${[...accountIds]}::text[]) group by account_id
    on conflict (account_id) do update set after_notice = ''`
}

/** The account that was served longest ago. */
export async function nextReview(sql: Queryable): Promise<ReviewRow | null> {
  const [row] = await sql<ReviewRow[]>`
    select account_id, after_notice from alert_reviews order by served_at, account_id limit 1`
  return row ?? null
}

/** The next withheld notices of the account, by number. */
export const withheldAfter = async (
  sql: Queryable,
  { accountId, afterNotice }: ReviewRow,
  limit: number,
): Promise<WithheldRow[]> => [
  ...(await sql<WithheldRow[]>`
    select * from withheld_alerts where account_id = ${accountId} and notice_no > ${afterNotice}
    order by notice_no limit ${limit}`),
]

/** Moves on to the next notices, or ends the examination (`null`). */
export async function moveReview(tx: Tx, { accountId }: ReviewRow, afterNotice: string | null): Promise<void> {
  if (afterNotice === null) await tx`delete from alert_reviews where account_id = ${accountId}`
  else {
    await tx`
      update alert_reviews set after_notice = ${afterNotice}, served_at = statement_timestamp()
      where account_id = ${accountId}`
  }
}

/**
 * Checks due rows: deletes those of notices for which bidding is over, and postpones the others. Returns how many rows
 * were checked.
 */
export async function sweepWithheld(tx: Tx, now: number, limit: number): Promise<number> {
  const at = tx`${jsonTime(now)}::timestamptz`
  const locked = await unlessSplit(tx, tx`for update skip locked`)
  const due: WithheldRef[] = await tx<WithheldRef[]>`
    select account_id, notice_no from withheld_alerts where keep_until <= ${at} order by keep_until limit ${limit} ${locked}`
  if (due.length === 0) return 0
  const notices = [...new Set(due.map(({ noticeNo }) => noticeNo))]
  const bids = await tx<{ noticeNo: string; overAt: number | null }[]>`
    select notice_no, greatest(close_at, open_at) as over_at from bids where notice_no = any(${notices})`
  const over = new Map(bids.map(({ noticeNo, overAt }) => [noticeNo, overAt ?? 0]))
  const isKept = ({ noticeNo }: WithheldRef) => (over.get(noticeNo) ?? 0) > now
  const rowsOf = (rows: WithheldRef[]) => tx`unnest(${rows.map((row) => row.accountId)}::text[],
    ${rows.map((row) => row.noticeNo)}::text[], ${rows.map((row) => jsonTime(over.get(row.noticeNo) ?? 0))}::timestamptz[])
    as r (account_id, notice_no, over_at)`
  const same = tx`w.account_id = r.account_id and w.notice_no = r.notice_no and w.keep_until <= ${at}`
  const [kept, gone] = [due.filter(isKept), due.filter((row) => !isKept(row))]
  if (kept.length > 0) await tx`update withheld_alerts w set keep_until = r.over_at from ${rowsOf(kept)} where ${same}`
  if (gone.length > 0) await tx`delete from withheld_alerts w using ${rowsOf(gone)} where ${same}`
  return due.length
}
