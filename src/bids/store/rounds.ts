import { jsonTime, Outdated, type Queryable, rowSet, type Tx } from '../../lib/db/index.ts'
import { businessNumber, firmKey } from '../../search/firms.ts'
import type { RoundKey, RoundRow } from '../rules/rounds.ts'
import type { BidderRecord } from '../schema/rounds.ts'

/** The notice of the rounds, which may be known before it. */
export interface NoticeRef {
  source: string
  number: string
}

export const findRounds = async (sql: Queryable, notices: NoticeRef[]): Promise<RoundRow[]> => [
  ...(await sql<RoundRow[]>`
    select r.* from award_rounds r
    join unnest(${notices.map(({ source }) => source)}::text[], ${notices.map(({ number }) => number)}::text[])
      as k(source, number) on (r.source, r.number) = (k.source, k.number)
    order by r.source, r.number collate "C", r.revision desc, r.lot, r.rebid desc`),
]

/**
 * All states of the rounds of these notices in the feed, in no order. The newest ones are read first: one that is
 * replaced meanwhile is then found among the older ones, and may occur twice.
 */
export async function roundHistory(sql: Queryable, notices: NoticeRef[]): Promise<RoundRow[]> {
  const newest = await findRounds(sql, notices)
  const older = await sql<{ fields: RoundRow }[]>`
    select v.fields from award_versions v
    join unnest(${notices.map(({ source }) => source)}::text[], ${notices.map(({ number }) => number)}::text[])
      as k(source, number) on (v.source, v.number) = (k.source, k.number)
    where (v.fields ->> 'position')::bigint > 0`
  return [...newest, ...older.map(({ fields }) => fields)]
}

export type KnownRound = Pick<RoundRow, 'revision' | 'lot' | 'rebid' | 'state'> & { hasBidders: boolean }

export const knownRounds = async (sql: Queryable, source: string, numbers: string[]) => [
  ...(await sql<(KnownRound & { number: string })[]>`
    select number, revision, lot, rebid, state, bidders_from is not null as has_bidders
    from award_rounds where source = ${source} and number = any(${numbers})
    order by number collate "C", revision desc, lot, rebid desc`),
]

export const lockRounds = async (tx: Tx, source: string, numbers: string[]): Promise<RoundRow[]> => [
  ...(await tx<RoundRow[]>`
    select * from award_rounds where source = ${source} and number = any(${numbers})
    order by number collate "C", revision, lot collate "C", rebid
    for update`),
]

export async function insertRoundVersions(tx: Tx, rows: RoundRow[]): Promise<void> {
  const versions = rows.map(({ parts: _parts, biddersFrom: _biddersFrom, ...fields }) => ({
    ...keyOf(fields),
    version: fields.version,
    at: jsonTime(fields.updatedAt),
    fields,
  }))
  await tx`
    insert into award_versions
    select * from json_populate_recordset(null::award_versions, ${rowSet(tx, versions)})`
}

/** New rows. If another writer inserted one meanwhile, it stays unchanged and the transaction starts again. */
export async function addRounds(tx: Tx, rows: RoundRow[]): Promise<void> {
  // A conflict neither writes nor waits for a row lock: its owner may be waiting for the head of the feed.
  const written = await tx`
    insert into award_rounds
    select * from json_populate_recordset(null::award_rounds, ${rowSet(tx, rows.map(toColumns))})
    on conflict do nothing`
  if (written.count < rows.length) throw new Outdated('another writer was there first')
}

/** New states of locked rows. Updated, not replaced: a transaction that waits for the lock must find the row. */
export async function replaceRounds(tx: Tx, rows: RoundRow[]): Promise<void> {
  await tx`
    insert into award_rounds
    select * from json_populate_recordset(null::award_rounds, ${rowSet(tx, rows.map(toColumns))})
    on conflict (source, number, revision, lot, rebid) do update set
      version = excluded.version, position = excluded.position, live = excluded.live, state = excluded.state,
      close_at = excluded.close_at, open_at = excluded.open_at, opened_at = excluded.opened_at,
      decided_at = excluded.decided_at, winners = excluded.winners, amount = excluded.amount,
      currency = excluded.currency, rate = excluded.rate, rate_basis = excluded.rate_basis,
      planned_price = excluded.planned_price, base_amount = excluded.base_amount, bidders = excluded.bidders,
      reason = excluded.reason, parts = excluded.parts, bidders_from = excluded.bidders_from,
      corrected_at = excluded.corrected_at, updated_at = excluded.updated_at`
}

/** Parts of locked rows that change nothing else. */
export async function rememberParts(tx: Tx, rows: RoundRow[]): Promise<void> {
  const records = rows.map((row) => ({ ...keyOf(row), parts: row.parts, bidders_from: row.biddersFrom }))
  await tx`
    update award_rounds r set parts = t.parts, bidders_from = t.bidders_from
    from json_populate_recordset(null::award_rounds, ${rowSet(tx, records)}) t
    where (r.source, r.number, r.revision, r.lot, r.rebid) = (t.source, t.number, t.revision, t.lot, t.rebid)`
}

export interface BidderList {
  row: RoundRow
  bidders: BidderRecord[]
  /** The day in Korea under which they are found. */
  day: string | null
  /** This is the first list of this round. */
  isFirst: boolean
}

/** The list of bidders of a round always arrives complete, so it is replaced as a whole. */
export async function replaceBidders(tx: Tx, lists: BidderList[]): Promise<void> {
  const replaced = lists.filter(({ isFirst }) => !isFirst).map(({ row }) => keyOf(row))
  if (replaced.length > 0) await deleteBidders(tx, replaced)
  const lines = lists.flatMap(({ row, bidders, day }) =>
    bidders.map(({ businessNo, ...bidder }, line) => ({
      ...keyOf(row),
      ...bidder,
      line,
      business_no: businessNo,
      opened_on: day,
    })),
  )
  await tx`insert into bidders select * from json_populate_recordset(null::bidders, ${rowSet(tx, lines)})`
  await addFirms(tx, lists)
}

/** An index cannot store longer ones. */
const LONGEST_NAME = 200

/** In key order, to avoid deadlocks. Nearly all are known, which needs no lock. */
async function addFirms(tx: Tx, lists: BidderList[]): Promise<void> {
  const named = lists.flatMap(({ bidders }) =>
    bidders.map(({ businessNo, name }) => ({ businessNo, name: [...name].slice(0, LONGEST_NAME).join('') })),
  )
  const firms = new Map(named.map(({ businessNo, name }) => [`${businessNo ?? ''}|${name}`, { businessNo, name }]))
  const rows = [...firms.values()].map(({ businessNo, name }) => ({
    business_no: businessNumber(businessNo ?? ''),
    name,
    key: firmKey(name),
  }))
  await tx`
    insert into firms
    select f.* from json_populate_recordset(null::firms, ${rowSet(tx, rows)}) f
    where not exists (select from firms known where (known.business_no, known.name) = (f.business_no, f.name))
    order by f.business_no collate "C", f.name collate "C"
    on conflict do nothing`
}

async function deleteBidders(tx: Tx, keys: object[]): Promise<void> {
  await tx`
    delete from bidders b
    using json_populate_recordset(null::award_rounds, ${rowSet(tx, keys)}) k
    where (b.source, b.number, b.revision, b.lot, b.rebid) = (k.source, k.number, k.revision, k.lot, k.rebid)`
}

/** The day of an opening may become known after its bidders. */
export async function redateBidders(tx: Tx, days: { row: RoundRow; day: string | null }[]): Promise<void> {
  const keys = days.map(({ row, day }) => ({ ...keyOf(row), opened_on: day }))
  await tx`
    update bidders b set opened_on = k.opened_on
    from json_populate_recordset(null::bidders, ${rowSet(tx, keys)}) k
    where (b.source, b.number, b.revision, b.lot, b.rebid) = (k.source, k.number, k.revision, k.lot, k.rebid)`
}

const keyOf = ({ source, number, revision, lot, rebid }: RoundKey): RoundKey => ({
  source,
  number,
  revision,
  lot,
  rebid,
})

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
  parts: row.parts,
  bidders_from: row.biddersFrom,
  corrected_at: jsonTime(row.correctedAt),
  updated_at: jsonTime(row.updatedAt),
})
