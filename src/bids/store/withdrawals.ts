import { jsonTime, type Queryable, rowSet, type Tx } from '../../lib/db/index.ts'
import type { BidRow } from '../rules/notice.ts'

export interface WithdrawalRow {
  noticeNo: string
  /** The version number of the withdrawal. */
  version: number
  source: string
  number: string
  position: number
  at: number
  /** By the clock of the source: only a newer state restores the notice. */
  asOf: number
  reason: string | null
  /** The notice that remains, if both are the same; then no state of the source restores this one. */
  sameAs: string | null
}

/** A withdrawn notice, and its state when it was withdrawn. */
export type WithdrawnRow = WithdrawalRow & { fields: BidRow }

/** Locked in key order. Call it after locking the notices: a withdrawal deletes their rows first. */
export const lockWithdrawn = async (tx: Tx, numbers: string[], names: string[]): Promise<WithdrawnRow[]> => [
  ...(await tx<WithdrawnRow[]>`
    select w.*, v.fields from withdrawals w join bid_versions v using (notice_no, version)
    where w.restored_at is null and (w.number = any(${numbers}) or w.notice_no = any(${names}))
    order by w.notice_no collate "C"
    for update of w`),
]

export async function findWithdrawal(sql: Queryable, noticeNo: string): Promise<WithdrawalRow | null> {
  const [row] = await findWithdrawals(sql, [noticeNo])
  return row ?? null
}

/** Those of these notices that are withdrawn now, in no order. */
export const findWithdrawals = async (sql: Queryable, noticeNos: string[]): Promise<WithdrawalRow[]> => [
  ...(await sql<WithdrawalRow[]>`
    select * from withdrawals where notice_no = any(${noticeNos}) and restored_at is null`),
]

/** Which of these versions of notices are withdrawals, in no order. */
export const versionsWithdrawn = async (sql: Queryable, refs: Pick<WithdrawalRow, 'noticeNo' | 'version'>[]) => [
  ...(await sql<Pick<WithdrawalRow, 'noticeNo' | 'version' | 'position'>[]>`
    select notice_no, version, position
    from unnest(${refs.map(({ noticeNo }) => noticeNo)}::text[], ${refs.map(({ version }) => version)}::integer[])
      as r (notice_no, version)
    join withdrawals w using (notice_no, version)`),
]

/** Deletes the withdrawn notices; their versions stay. */
export async function insertWithdrawals(tx: Tx, rows: WithdrawalRow[]): Promise<void> {
  const records = rows.map((row) => ({
    notice_no: row.noticeNo,
    version: row.version,
    source: row.source,
    number: row.number,
    position: row.position,
    at: jsonTime(row.at),
    as_of: jsonTime(row.asOf),
    reason: row.reason,
    same_as: row.sameAs,
  }))
  await tx`delete from bids where notice_no = any(${rows.map(({ noticeNo }) => noticeNo)})`
  await tx`insert into withdrawals select * from json_populate_recordset(null::withdrawals, ${rowSet(tx, records)})`
}

/** Restored notices, in these states. */
export async function endWithdrawals(tx: Tx, rows: Pick<BidRow, 'noticeNo' | 'updatedAt'>[]): Promise<void> {
  const records = rows.map(({ noticeNo, updatedAt }) => ({ notice_no: noticeNo, restored_at: jsonTime(updatedAt) }))
  await tx`
    update withdrawals w set restored_at = r.restored_at
    from json_populate_recordset(null::withdrawals, ${rowSet(tx, records)}) r
    where w.notice_no = r.notice_no and w.restored_at is null`
}

/** A withdrawal that the source repeats with a later date applies to states up to that date. */
export async function extendWithdrawal(tx: Tx, { noticeNo, version }: WithdrawalRow, asOf: number): Promise<void> {
  await tx`
    update withdrawals set as_of = ${jsonTime(asOf)}::timestamptz
    where notice_no = ${noticeNo} and version = ${version} and as_of < ${jsonTime(asOf)}::timestamptz`
}
