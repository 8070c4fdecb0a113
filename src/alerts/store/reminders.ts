import { daysAgo, forgetAged, jsonTime, type Queryable, type Tx, unlessSplit } from '../../lib/db/index.ts'
import { type Change, readChanges } from '../../lib/feed.ts'
import { createLeases } from '../../lib/leases.ts'

export interface ReminderRow {
  accountId: string
  noticeNo: string
  keywordId: string
  closeAt: number | null
  told: number[] | null
  leaseToken: string
}

export const reminderLeases = (leaseMs: number) =>
  createLeases<ReminderRow>('reminders', ['account_id', 'notice_no', 'keyword_id'], leaseMs)

export type NewReminder = Pick<ReminderRow, 'accountId' | 'noticeNo' | 'keywordId'>

export async function insertReminders(tx: Tx, rows: readonly NewReminder[]): Promise<void> {
  await tx`
    insert into reminders (account_id, notice_no, keyword_id)
    select * from unnest(${rows.map((row) => row.accountId)}::text[], ${rows.map((row) => row.noticeNo)}::text[],
      ${rows.map((row) => row.keywordId)}::text[])
    on conflict do nothing`
}

/** The current row, locked until the end of the transaction; `null` if another process has the lease. */
export async function lockDueReminder(tx: Tx, row: ReminderRow): Promise<(ReminderRow & { now: number }) | null> {
  const [reminder] = await tx<(ReminderRow & { now: number })[]>`
    select *, clock_timestamp() as now from reminders
    where account_id = ${row.accountId} and notice_no = ${row.noticeNo} and keyword_id = ${row.keywordId}
      and lease_token = ${row.leaseToken} for update`
  return reminder ?? null
}

export async function finishReminder(
  tx: Tx,
  row: ReminderRow,
  { closeAt, told, dueAt }: { closeAt: number | null; told: number[] | null; dueAt: number | null },
): Promise<void> {
  await tx`
    update reminders set close_at = ${jsonTime(closeAt)}::timestamptz, told = ${told}::integer[],
      due_at = ${jsonTime(dueAt)}::timestamptz, lease_until = null, lease_token = null
    where account_id = ${row.accountId} and notice_no = ${row.noticeNo} and keyword_id = ${row.keywordId}`
}

/**
 * Processes the next part of the feed, in one process at a time: reminders of changed notices become due. Returns the
 * number of changes.
 */
export async function followFeed(tx: Tx, limit: number): Promise<number> {
  const [reader] = await tx<{ position: number }[]>`
    select position from feed_readers where name = 'reminders' for update`
  if (!reader) return 0
  const changes: Change[] = await readChanges(tx, reader.position, limit)
  const last = changes.at(-1)
  if (!last) return 0
  const notices = [...new Set(changes.filter(({ kind }) => kind === 'bid' || kind === 'award').map(({ key }) => key))]
  if (notices.length > 0) {
    const locked = await unlessSplit(tx, tx`order by account_id, notice_no, keyword_id for update`)
    await tx`
      with held as materialized (
        select account_id, notice_no, keyword_id from reminders where notice_no = any(${notices}) ${locked}
      )
      update reminders r set due_at = statement_timestamp() from held
      where r.account_id = held.account_id and r.notice_no = held.notice_no and r.keyword_id = held.keyword_id`
  }
  await tx`update feed_readers set position = ${last.position} where name = 'reminders'`
  return changes.length
}

/** Deletes reminders of notices so old that they have closed. Returns how many were deleted. */
export const deleteReminders = (sql: Queryable, days: number): Promise<number> =>
  forgetAged(sql, 'reminders', daysAgo(sql, days))
