import type { Queryable } from '../../lib/db/index.ts'
import type { BidRow } from '../rules/notice.ts'
import type { FieldChange } from '../schema/detail.ts'
import type { WithdrawalRow } from './withdrawals.ts'

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

/** Newest first. Versions newer than this one are omitted. */
export const versionsBefore = async (sql: Queryable, { noticeNo, version }: BidRow): Promise<VersionRow[]> => [
  ...(await sql<VersionRow[]>`
    select version, revision, at, changes from bid_versions
    where notice_no = ${noticeNo} and version < ${version} order by version desc`),
]

/** An older state of the notice: by its version here, or the last version of a revision of the source. */
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

/** Subject and agency of these notices, in no order. */
export const findSummaries = async (sql: Queryable, noticeNos: string[]) => [
  ...(await sql<Pick<BidRow, 'noticeNo' | 'source' | 'number' | 'title' | 'agency'>[]>`
    select notice_no, source, number, title, agency from bids where notice_no = any(${noticeNos})`),
]

/** A notice in its current state, or its withdrawal, with its position in the feed. */
export type ChangedNotice = { feedPosition: number } & (
  | { bid: BidRow; withdrawal: null }
  | { bid: null; withdrawal: CurrentWithdrawal }
)
export type CurrentWithdrawal = Pick<WithdrawalRow, 'noticeNo' | 'version' | 'at' | 'reason' | 'sameAs'>

/**
 * The current state of notices, without duplicates, in the order of the last change of the notice or its rounds. A
 * result creates no version of its notice, but followers need it. One statement, so that a notice that is withdrawn or
 * restored meanwhile is not missed.
 */
export async function changedAfter(sql: Queryable, position: number, limit: number): Promise<ChangedNotice[]> {
  const rows = await sql<(BidRow & { feedPosition: number; withdrawal: CurrentWithdrawal | null })[]>`
    select b.*, c.feed_position, case when c.is_gone then json_build_object('noticeNo', w.notice_no, 'version', w.version,
      'at', (extract(epoch from w.at) * 1000)::bigint, 'reason', w.reason, 'sameAs', w.same_as) end as withdrawal
    from (
      (select n.notice_no, n.position as feed_position, false as is_gone from bids n
       where n.position > ${position} and not exists (
         select from award_rounds r
         where r.source = n.source and r.number = n.number and r.position > n.position)
       order by n.position limit ${limit})
      union all
      (select n.notice_no, r.position, false from award_rounds r
       join bids n on n.source = r.source and n.number = r.number and n.position < r.position
       where r.position > ${position} and not exists (
         select from award_rounds o
         where o.source = r.source and o.number = r.number and o.position > r.position)
       order by r.position limit ${limit})
      union all
      (select g.notice_no, g.position, true from withdrawals g
       where g.restored_at is null and g.position > ${position} order by g.position limit ${limit})
    ) c
    left join bids b on b.notice_no = c.notice_no
    left join withdrawals w on c.is_gone and w.notice_no = c.notice_no and w.restored_at is null
    order by c.feed_position limit ${limit}`
  return rows.map(({ feedPosition, withdrawal, ...bid }) =>
    withdrawal ? { feedPosition, bid: null, withdrawal } : { feedPosition, bid, withdrawal },
  )
}

export const bidsOfSource = async (sql: Queryable, source: string, numbers: string[]): Promise<BidRow[]> => [
  ...(await sql<BidRow[]>`select * from bids where source = ${source} and number = any(${numbers})`),
]

/** The documents of notices in their current state, in no order, with the times until which they are needed. */
export const documentsOf = async (
  sql: Queryable,
  noticeNos: string[],
): Promise<Pick<BidRow, 'noticeNo' | 'version' | 'attachments' | 'closeAt' | 'postedAt'>[]> => [
  ...(await sql<Pick<BidRow, 'noticeNo' | 'version' | 'attachments' | 'closeAt' | 'postedAt'>[]>`
    select notice_no, version, attachments, close_at, posted_at from bids where notice_no = any(${noticeNos})`),
]

type VersionDetails = Pick<BidRow, 'noticeNo' | 'details'>

/** The details of these versions of notices, each notice once, in no order. */
export async function detailsOfVersions(
  sql: Queryable,
  shown: readonly Pick<BidRow, 'noticeNo' | 'version'>[],
): Promise<VersionDetails[]> {
  const names = (of: typeof shown) => of.map(({ noticeNo }) => noticeNo)
  const versions = (of: typeof shown) => of.map(({ version }) => version)
  const newest = await sql<VersionDetails[]>`
    select notice_no, b.details from unnest(${names(shown)}::text[], ${versions(shown)}::integer[]) as r (notice_no, version)
    join bids b using (notice_no, version)`
  const isNewest = new Set(newest.map(({ noticeNo }) => noticeNo))
  const others = shown.filter(({ noticeNo }) => !isNewest.has(noticeNo))
  if (others.length === 0) return [...newest]
  // A version is stored here by the transaction that replaces it or withdraws its notice.
  const older = await sql<VersionDetails[]>`
    select notice_no, v.fields -> 'details' as details
    from unnest(${names(others)}::text[], ${versions(others)}::integer[]) as r (notice_no, version)
    join bid_versions v using (notice_no, version)`
  return [...newest, ...older]
}

/** Notices in their current state, in no order. */
export const namedBids = async (sql: Queryable, noticeNos: string[]): Promise<BidRow[]> => [
  ...(await sql<BidRow[]>`select * from bids where notice_no = any(${noticeNos})`),
]

/** The subject of a notice, and what decides how it ended. */
export type TenderRow = Pick<
  BidRow,
  | 'noticeNo'
  | 'source'
  | 'number'
  | 'title'
  | 'agency'
  | 'contractMethod'
  | 'awardMethod'
  | 'kind'
  | 'outcome'
  | 'closeAt'
  | 'openAt'
  | 'postedAt'
  | 'estimatedPrice'
  | 'currency'
>

/** The same without texts and lists, in no order. */
export const namedTenders = async (sql: Queryable, noticeNos: string[]): Promise<TenderRow[]> =>
  noticeNos.length === 0
    ? []
    : [
        ...(await sql<TenderRow[]>`
          select notice_no, source, number, title, agency, contract_method, award_method, kind, outcome, close_at, open_at,
            posted_at, estimated_price, currency
          from bids where notice_no = any(${noticeNos})`),
      ]
