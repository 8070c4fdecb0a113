import { jsonTime, Outdated, type Queryable, rowSet, type Tx } from '../lib/db.ts'
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
}

/** New rows. One that another writer made meanwhile stays as it is, and the transaction begins anew. */
export async function addRounds(tx: Tx, rows: RoundRow[]): Promise<void> {
  // On a conflict nothing is done, not even waiting for a row's lock: its holder may be waiting for the feed's head.
  const written = await tx`
    insert into award_rounds
    select * from json_populate_recordset(null::award_rounds, ${rowSet(tx, rows.map(toColumns))})
    on conflict do nothing`
  if (written.count < rows.length) throw new Outdated('another writer was there first')
}

/** New states of rows that are locked. Not made anew: who waits for the lock of a row that is gone would find none. */
export async function replaceRounds(tx: Tx, rows: RoundRow[]): Promise<void> {
  await tx`
    insert into award_rounds
    select * from json_populate_recordset(null::award_rounds, ${rowSet(tx, rows.map(toColumns))})
    on conflict (notice_no, revision, lot, rebid) do update set
      version = excluded.version, position = excluded.position, live = excluded.live, state = excluded.state,
      close_at = excluded.close_at, open_at = excluded.open_at, opened_at = excluded.opened_at,
      decided_at = excluded.decided_at, winners = excluded.winners, amount = excluded.amount,
      currency = excluded.currency, rate = excluded.rate, rate_basis = excluded.rate_basis,
      planned_price = excluded.planned_price, base_amount = excluded.base_amount, bidders = excluded.bidders,
      reason = excluded.reason, corrected_at = excluded.corrected_at, updated_at = excluded.updated_at`
}

export interface BidderList {
  row: RoundRow
  bidders: BidderRecord[]
  /** The round was not there before, so no list of it was. */
  isNew: boolean
}

export const biddersOf = async (tx: Tx, rows: RoundRow[]) => [
  ...(await tx<(BidderRecord & RoundRow)[]>`
    select b.* from bidders b
    join json_populate_recordset(null::award_rounds, ${rowSet(tx, rows.map(keyOf))}) k
      on (b.notice_no, b.revision, b.lot, b.rebid) = (k.notice_no, k.revision, k.lot, k.rebid)
    order by b.notice_no, b.revision, b.lot, b.rebid, b.line`),
]

/** The list of bidders of a round is replaced as a whole: it comes as a whole. */
export async function replaceBidders(tx: Tx, rounds: BidderList[]): Promise<void> {
  const replaced = rounds.filter(({ isNew }) => !isNew).map(({ row }) => keyOf(row))
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
