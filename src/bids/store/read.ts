import type { Queryable } from '../../lib/db/index.ts'
import type { BidRow } from '../rules/notice.ts'
import type { FieldChange } from '../schema.ts'

export async function findBid(sql: Queryable, noticeNo: string): Promise<BidRow | null> {
  const [row] = await sql<BidRow[]>`select * from bids where notice_no = ${noticeNo}`
  return row ?? null
}

export interface VersionRow {
  version: number
  revision: number
  at: number
  changes: FieldChange[] | null
}

/** Newest first. Versions that came after this one was read are left out. */
export const versionsBefore = async (sql: Queryable, { noticeNo, version }: BidRow): Promise<VersionRow[]> => [
  ...(await sql<VersionRow[]>`
    select version, revision, at, changes from bid_versions
    where notice_no = ${noticeNo} and version < ${version} order by version desc`),
]

/** An older state of the notice: by our version, or the last one of a revision of the source. */
export async function findVersion(
  sql: Queryable,
  noticeNo: string,
  wanted: { version?: number | undefined; revision?: number | undefined },
): Promise<BidRow | null> {
  const [row] = await sql<{ fields: BidRow }[]>`
    select fields from bid_versions
    where notice_no = ${noticeNo}
      and (${wanted.version ?? null}::integer is null or version = ${wanted.version ?? null})
      and (${wanted.revision ?? null}::integer is null or revision = ${wanted.revision ?? null})
    order by version desc limit 1`
  return row?.fields ?? null
}

/** What these notices are and whose, in no order. */
export const findSummaries = async (sql: Queryable, noticeNos: string[]) => [
  ...(await sql<Pick<BidRow, 'noticeNo' | 'source' | 'number' | 'title' | 'agency'>[]>`
    select notice_no, source, number, title, agency from bids where notice_no = any(${noticeNos})`),
]

/** Notices as they stand now, in the order of their last change. */
export const changedAfter = async (sql: Queryable, position: number, limit: number): Promise<BidRow[]> => [
  ...(await sql<BidRow[]>`select * from bids where position > ${position} order by position limit ${limit}`),
]

export const bidsOfSource = async (sql: Queryable, source: string, numbers: string[]): Promise<BidRow[]> => [
  ...(await sql<BidRow[]>`select * from bids where source = ${source} and number = any(${numbers})`),
]

/** Notices as they stand now, in no order. */
export const namedBids = async (sql: Queryable, noticeNos: string[]): Promise<BidRow[]> => [
  ...(await sql<BidRow[]>`select * from bids where notice_no = any(${noticeNos})`),
]
