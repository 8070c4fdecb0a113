import { jsonTime, Outdated, rowSet, type Tx } from '../../lib/db/index.ts'
import type { BidRow } from '../rules/notice.ts'

export interface NoticeName {
  source: string
  number: string
  noticeNo: string
}

/**
 * Every stored notice that these numbers touch: it bears one, follows one or has a name that one might have. Locked in
 * the order of their keys so that writers cannot deadlock.
 */
export const lockByNumbers = async (tx: Tx, numbers: string[], names: string[]): Promise<BidRow[]> => [
  ...(await tx<BidRow[]>`
    select * from bids
    where number = any(${numbers}) or notice_no = any(${names}) or previous_number = any(${numbers})
    order by notice_no collate "C"
    for update`),
]

export const lockOfSource = async (tx: Tx, source: string, numbers: string[]): Promise<BidRow[]> => [
  ...(await tx<BidRow[]>`
    select * from bids where source = ${source} and number = any(${numbers})
    order by notice_no collate "C"
    for update`),
]

export async function setOutcome(tx: Tx, noticeNos: string[], outcome: BidRow['outcome']): Promise<void> {
  await tx`update bids set outcome = ${outcome} where notice_no = any(${noticeNos})`
}

/** With those that are withdrawn: they keep their names. */
export const namesOf = async (tx: Tx, numbers: string[], names: string[]) => [
  ...(await tx<(NoticeName & { isWithdrawn: boolean })[]>`
    select source, number, notice_no, false as is_withdrawn from bids
    where number = any(${numbers}) or notice_no = any(${names})
    union all
    select source, number, notice_no, true from withdrawals
    where restored_at is null and (number = any(${numbers}) or notice_no = any(${names}))`),
]

/** Notices that bear one of these numbers or are called so, and those that follow one of `followed`. */
export const namesAround = async (tx: Tx, numbers: string[], followed: string[]): Promise<NoticeName[]> => [
  ...(await tx<NoticeName[]>`
    select source, number, notice_no from bids
    where number = any(${numbers}) or notice_no = any(${numbers}) or previous_number = any(${followed})`),
]

export async function insertBidVersions(tx: Tx, rows: BidRow[]): Promise<void> {
  const versions = rows.map((row) => ({
    notice_no: row.noticeNo,
    version: row.version,
    revision: row.revision,
    at: jsonTime(row.updatedAt),
    fields: row,
    changes: row.changes,
  }))
  await tx`insert into bid_versions select * from json_populate_recordset(null::bid_versions, ${rowSet(tx, versions)})`
}

/** New rows. One that another writer made meanwhile stays as it is, and the transaction begins anew. */
export async function addRows(tx: Tx, rows: BidRow[]): Promise<void> {
  // On a conflict nothing is done, not even waiting for a row's lock: its holder may be waiting for the feed's head.
  const written = await tx`
    insert into bids select * from json_populate_recordset(null::bids, ${rowSet(tx, rows.map(toColumns))})
    on conflict do nothing`
  if (written.count < rows.length) throw new Outdated('another writer was there first')
}

/** New states of rows that are locked. */
export async function replaceRows(tx: Tx, rows: BidRow[]): Promise<void> {
  await tx`
    insert into bids select * from json_populate_recordset(null::bids, ${rowSet(tx, rows.map(toColumns))})
    on conflict (notice_no) do update set
      version = excluded.version, revision = excluded.revision, position = excluded.position,
      live = excluded.live, title = excluded.title, norm = excluded.norm, agency = excluded.agency,
      agency_code = excluded.agency_code, demand_agency = excluded.demand_agency,
      demand_agency_code = excluded.demand_agency_code, bsns_div = excluded.bsns_div, kind = excluded.kind,
      urgent = excluded.urgent, currency = excluded.currency, estimated_price = excluded.estimated_price,
      budget = excluded.budget, base_amount = excluded.base_amount, floor_rate = excluded.floor_rate,
      award_method = excluded.award_method, contract_method = excluded.contract_method,
      posted_at = excluded.posted_at, bid_start_at = excluded.bid_start_at,
      notice_close_at = excluded.notice_close_at, notice_open_at = excluded.notice_open_at,
      close_at = excluded.close_at, open_at = excluded.open_at, detail_url = excluded.detail_url,
      source_url = excluded.source_url, previous_number = excluded.previous_number,
      previous_notice_no = excluded.previous_notice_no, next_notice_no = excluded.next_notice_no,
      regions = excluded.regions, region_paths = excluded.region_paths,
      region_check_needed = excluded.region_check_needed, licences = excluded.licences,
      attachments = excluded.attachments, outcome = excluded.outcome,
      version_outcome = excluded.version_outcome, numbers = excluded.numbers,
      agency_keys = excluded.agency_keys, industry_keys = excluded.industry_keys, changes = excluded.changes,
      updated_at = excluded.updated_at, changed_at = excluded.changed_at, fetched_at = excluded.fetched_at`
}

/** Looked at and found the same: a state from before that look is older than what is known. */
export async function touch(tx: Tx, rows: Pick<BidRow, 'noticeNo' | 'changedAt'>[], at: number): Promise<void> {
  const looks = rows.map(({ noticeNo, changedAt }) => ({ notice_no: noticeNo, changed_at: jsonTime(changedAt) }))
  await tx`
    update bids b
    set fetched_at = greatest(b.fetched_at, ${at}::timestamptz), changed_at = greatest(b.changed_at, r.changed_at)
    from json_populate_recordset(null::bids, ${rowSet(tx, looks)}) r
    where b.notice_no = r.notice_no and (b.fetched_at < ${at}::timestamptz or b.changed_at < r.changed_at)`
}

export interface DictionaryEntry {
  key: string
  code: string | null
  name: string
  norm: string
}

/** In the order of their keys: two writers meeting the same new agency must not deadlock. */
export async function addAgencies(tx: Tx, entries: DictionaryEntry[]): Promise<void> {
  await tx`
    insert into agencies (key, code, name, norm)
    select key, code, name, norm from json_populate_recordset(null::agencies, ${rowSet(tx, entries)})
    on conflict (key) do nothing`
}

export async function addIndustries(tx: Tx, entries: DictionaryEntry[]): Promise<void> {
  await tx`
    insert into industries (key, code, name, norm)
    select key, code, name, norm from json_populate_recordset(null::industries, ${rowSet(tx, entries)})
    on conflict (key) do nothing`
}

const TIMES = [
  'postedAt',
  'bidStartAt',
  'noticeCloseAt',
  'noticeOpenAt',
  'closeAt',
  'openAt',
  'firstAt',
  'updatedAt',
  'changedAt',
  'fetchedAt',
] as const

function toColumns(row: BidRow): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) columns[toSnake(name)] = value
  for (const name of TIMES) columns[toSnake(name)] = jsonTime(row[name])
  columns.version_outcome = row.outcome
  return columns
}

const snakes = new Map<string, string>()

function toSnake(name: string): string {
  let snake = snakes.get(name)
  if (snake === undefined) {
    snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    snakes.set(name, snake)
  }
  return snake
}
