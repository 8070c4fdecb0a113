import { jsonTime, type Queryable, rowSet, type Tx } from '../lib/db.ts'
import type { RoundRow } from './rules.ts'
import type { BidderRecord } from './schema.ts'

export const roundsOf = async (sql: Queryable, noticeNos: string[]): Promise<RoundRow[]> => [
  ...(await sql<RoundRow[]>`
    select * from award_rounds where notice_no = any(${noticeNos})
    order by notice_no collate "C", revision desc, lot, rebid desc`),
]

export const lockRounds = async (tx: Tx, noticeNos: string[]): Promise<RoundRow[]> => [
  ...(await tx<RoundRow[]>`
    select * from award_rounds where notice_no = any(${noticeNos})
    order by notice_no collate "C", revision, lot collate "C", rebid
    for update`),
]

export async function insertVersions(tx: Tx, rows: RoundRow[]): Promise<void> {
  const versions = rows.map((row) => ({
    ...keyOf(row),
    version: row.version,
    at: jsonTime(row.updatedAt),
    fields: row,
  }))
  await tx`
    insert into award_versions
    select * from json_populate_recordset(null::award_versions, ${rowSet(tx, versions)})`
  await tx`
    delete from award_rounds r
    using json_populate_recordset(null::award_rounds, ${rowSet(tx, rows.map(keyOf))}) k
    where (r.notice_no, r.revision, r.lot, r.rebid) = (k.notice_no, k.revision, k.lot, k.rebid)`
}

export async function insertRounds(tx: Tx, rows: RoundRow[]): Promise<void> {
  await tx`
    insert into award_rounds
    select * from json_populate_recordset(null::award_rounds, ${rowSet(tx, rows.map(toColumns))})`
}

/** The list of bidders of a round is replaced as a whole: it comes as a whole. */
export async function replaceBidders(tx: Tx, rounds: { row: RoundRow; bidders: BidderRecord[] }[]): Promise<void> {
  const replaced = rounds.filter(({ row }) => row.version > 1).map(({ row }) => keyOf(row))
  if (replaced.length > 0) await deleteBidders(tx, replaced)

  const lines = rounds.flatMap(({ row, bidders }) =>
    bidders.map(({ businessNo, ...bidder }, line) => ({
      ...keyOf(row),
      ...bidder,
      line,
      business_no: businessNo,
      opened_on: jsonTime(row.openedAt ?? row.decidedAt),
    })),
  )
  await tx`insert into bidders select * from json_populate_recordset(null::bidders, ${rowSet(tx, lines)})`
}

async function deleteBidders(tx: Tx, keys: object[]): Promise<void> {
  await tx`
    delete from bidders b
    using json_populate_recordset(null::award_rounds, ${rowSet(tx, keys)}) k
    where (b.notice_no, b.revision, b.lot, b.rebid) = (k.notice_no, k.revision, k.lot, k.rebid)`
}

const keyOf = ({ noticeNo, revision, lot, rebid }: RoundRow) => ({ notice_no: noticeNo, revision, lot, rebid })

const toColumns = (row: RoundRow) => ({
  ...keyOf(row),
  version: row.version,
  position: row.position,
  live: row.live,
  state: row.state,
  close_at: jsonTime(row.closeAt),
  open_at: jsonTime(row.openAt),
  opened_at: jsonTime(row.openedAt),
  decided_at: jsonTime(row.decidedAt),
  winners: row.winners,
  amount: row.amount,
  currency: row.currency,
  rate: row.rate,
  rate_basis: row.rateBasis,
  planned_price: row.plannedPrice,
  base_amount: row.baseAmount,
  bidders: row.bidders,
  reason: row.reason,
  corrected_at: jsonTime(row.correctedAt),
  updated_at: jsonTime(row.updatedAt),
})
