import { jsonTime, rowSet, type Tx } from '../../lib/db.ts'
import type { BidRow } from '../rules/notice.ts'

export interface Successor {
  noticeNo: string
  source: string
  number: string
  previousNumber: string
  postedAt: number
}

/** Every stored notice that these numbers touch, locked in the order of their keys so that writers cannot deadlock. */
export const lockByNumbers = async (tx: Tx, numbers: string[]): Promise<BidRow[]> => [
  ...(await tx<BidRow[]>`
    select * from bids
    where number = any(${numbers}) or notice_no = any(${numbers})
    order by notice_no collate "C"
    for update`),
]

export const lockByNoticeNos = async (tx: Tx, noticeNos: string[]): Promise<BidRow[]> => [
  ...(await tx<BidRow[]>`
    select * from bids where notice_no = any(${noticeNos})
    order by notice_no collate "C"
    for update`),
]

export async function setOutcome(tx: Tx, noticeNos: string[], outcome: BidRow['outcome']): Promise<void> {
  await tx`update bids set outcome = ${outcome} where notice_no = any(${noticeNos})`
}

export async function noticesByNumber(tx: Tx, source: string, numbers: string[]): Promise<Map<string, string>> {
  const rows = await tx<{ number: string; noticeNo: string }[]>`
    select number, notice_no from bids where source = ${source} and number = any(${numbers})`
  return new Map(rows.map(({ number, noticeNo }) => [number, noticeNo]))
}

/** Notices that say they follow one of these. */
export const successorsOf = async (tx: Tx, numbers: string[]): Promise<Successor[]> => [
  ...(await tx<Successor[]>`
    select notice_no, source, number, previous_number, posted_at
    from bids where previous_number = any(${numbers})`),
]

export async function insertVersions(tx: Tx, rows: BidRow[]): Promise<void> {
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

/** The rows are locked: what is replaced is what was read. */
export async function deleteRows(tx: Tx, noticeNos: string[]): Promise<void> {
  if (noticeNos.length > 0) await tx`delete from bids where notice_no = any(${noticeNos})`
}

export async function insertRows(tx: Tx, rows: BidRow[]): Promise<void> {
  await tx`insert into bids select * from json_populate_recordset(null::bids, ${rowSet(tx, rows.map(toColumns))})`
}

export async function touchFetched(tx: Tx, noticeNos: string[], at: number): Promise<void> {
  await tx`update bids set fetched_at = ${at} where notice_no = any(${noticeNos}) and fetched_at < ${at}`
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
    insert into agencies select * from json_populate_recordset(null::agencies, ${rowSet(tx, entries)})
    on conflict (key) do nothing`
}

export async function addIndustries(tx: Tx, entries: DictionaryEntry[]): Promise<void> {
  await tx`
    insert into industries select * from json_populate_recordset(null::industries, ${rowSet(tx, entries)})
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
  return columns
}

const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
