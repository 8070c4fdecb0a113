import { jsonTime, Outdated, rowSet, type Tx } from '../../lib/db/index.ts'
import { type NoticeDetails, RECORD_FIELD_NAMES, TIME_COLUMNS } from '../../vocabulary/notice-fields.ts'
import type { BidRow } from '../rules/notice.ts'

const snakes = new Map<string, string>()

function toSnake(name: string): string {
  let snake = snakes.get(name)
  if (snake === undefined) {
    snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    snakes.set(name, snake)
  }
  return snake
}

export interface NoticeName {
  source: string
  number: string
  noticeNo: string
}

/**
 * Every stored notice that these numbers concern: it has one, follows one or has a name that one might have. Locked in
 * key order, so that writers cannot deadlock.
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

/** Including withdrawn ones: they keep their names. */
export const namesOf = async (tx: Tx, numbers: string[], names: string[]) => [
  ...(await tx<(NoticeName & { isWithdrawn: boolean })[]>`
    select source, number, notice_no, false as is_withdrawn from bids
    where number = any(${numbers}) or notice_no = any(${names})
    union all
    select source, number, notice_no, true from withdrawals
    where restored_at is null and (number = any(${numbers}) or notice_no = any(${names}))`),
]

/** Notices with one of these numbers or names, and those that follow one of `followed`. */
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

/** New rows. If another writer inserted one meanwhile, it stays unchanged and the transaction starts again. */
export async function addRows(tx: Tx, rows: BidRow[]): Promise<void> {
  // A conflict neither writes nor waits for a row lock: its owner may be waiting for the head of the feed.
  const written = await tx`
    insert into bids select * from json_populate_recordset(null::bids, ${rowSet(tx, rows.map(toColumns))})
    on conflict do nothing`
  if (written.count < rows.length) throw new Outdated('another writer was there first')
}

/** All fields of an existing row except its identity and arrival time. */
export const REPLACED: readonly string[] = [
  ...RECORD_FIELD_NAMES.map(toSnake),
  'version',
  'position',
  'live',
  'norm',
  'notice_close_at',
  'notice_open_at',
  'previous_number',
  'details',
  'previous_notice_no',
  'next_notice_no',
  'region_paths',
  'licences',
  'outcome',
  'version_outcome',
  'numbers',
  'agency_keys',
  'industry_keys',
  'changes',
  'updated_at',
  'changed_at',
  'fetched_at',
]

/** New states of locked rows. */
export async function replaceRows(tx: Tx, rows: BidRow[]): Promise<void> {
  await tx`
    insert into bids select * from json_populate_recordset(null::bids, ${rowSet(tx, rows.map(toColumns))})
    on conflict (notice_no) do update
    set (${tx([...REPLACED])}) = row (${tx(REPLACED.map((name) => `excluded.${name}`))})`
}

/**
 * Checked and unchanged: a state from before this check is older than the stored one. Details that were read for the
 * first time are stored without a new version.
 */
export async function touch(
  tx: Tx,
  rows: Pick<BidRow, 'noticeNo' | 'changedAt'>[],
  learned: ReadonlyMap<string, NoticeDetails>,
  at: number,
): Promise<void> {
  const looks = rows.map(({ noticeNo, changedAt }) => ({
    notice_no: noticeNo,
    changed_at: jsonTime(changedAt),
    details: learned.get(noticeNo) ?? null,
  }))
  await tx`
    update bids b
    set fetched_at = greatest(b.fetched_at, ${at}::timestamptz), changed_at = greatest(b.changed_at, r.changed_at),
      details = coalesce(r.details, b.details)
    from json_populate_recordset(null::bids, ${rowSet(tx, looks)}) r
    where b.notice_no = r.notice_no
      and (b.fetched_at < ${at}::timestamptz or b.changed_at < r.changed_at or r.details is not null)`
}

export interface DictionaryEntry {
  key: string
  code: string | null
  name: string
  norm: string
}

/** In key order: two writers with the same new agency must not deadlock. */
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
  ...TIME_COLUMNS,
  'noticeCloseAt',
  'noticeOpenAt',
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
