import type { Queryable } from '../../lib/db/index.ts'
import type { BidRow } from '../rules/notice.ts'

export interface VersionRef {
  noticeNo: string
  version: number
}

export interface PositionRef {
  noticeNo: string
  /** The position in the feed. */
  position: number
}

type StoredRow = BidRow & { versionOutcome?: BidRow['outcome'] }

/** A version as it was written, and the later outcome of its openings, while it was the newest. */
export type BidState = BidRow & { settledOutcome: BidRow['outcome'] }

const asWritten = ({ versionOutcome, ...row }: StoredRow): BidState => ({
  ...row,
  outcome: versionOutcome === undefined ? row.outcome : versionOutcome,
  settledOutcome: row.outcome,
})

/**
 * These versions, in no order; missing ones are omitted. The newest ones are read first: one that is replaced meanwhile
 * is then found among the older ones.
 */
export async function findBidStates(sql: Queryable, refs: readonly VersionRef[]): Promise<BidState[]> {
  const names = refs.map(({ noticeNo }) => noticeNo)
  const versions = refs.map(({ version }) => version)
  const newest = await sql<StoredRow[]>`
    select b.* from unnest(${names}::text[], ${versions}::integer[]) as r (notice_no, version)
    join bids b using (notice_no, version)`
  const newestNames = new Set(newest.map(({ noticeNo, version }) => `${version} ${noticeNo}`))
  const others = refs.filter(({ noticeNo, version }) => !newestNames.has(`${version} ${noticeNo}`))
  if (others.length === 0) return newest.map(asWritten)
  const older = await sql<{ fields: StoredRow }[]>`
    select v.fields
    from unnest(${others.map((one) => one.noticeNo)}::text[], ${others.map((one) => one.version)}::integer[])
      as r (notice_no, version)
    join bid_versions v using (notice_no, version)`
  return [...newest, ...older.map(({ fields }) => fields)].map(asWritten)
}

/** The version of each of these notices at that position; `null` = it did not exist yet. In the same order. */
export async function versionsAt(sql: Queryable, refs: readonly PositionRef[]): Promise<(number | null)[]> {
  const names = [...new Set(refs.map(({ noticeNo }) => noticeNo))]
  const newest = await sql<{ noticeNo: string; version: number; position: number }[]>`
    select notice_no, version, position from bids where notice_no = any(${names})`
  const older = await sql<{ noticeNo: string; version: number; position: number }[]>`
    select notice_no, version, (fields ->> 'position')::bigint as position from bid_versions
    where notice_no = any(${names})`
  const byNotice = Map.groupBy([...newest, ...older], ({ noticeNo }) => noticeNo)
  return refs.map(({ noticeNo, position }) => {
    const versions = (byNotice.get(noticeNo) ?? []).filter((one) => one.position <= position)
    return versions.length === 0 ? null : Math.max(...versions.map(({ version }) => version))
  })
}
