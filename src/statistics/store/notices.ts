import type { Queryable } from '../../lib/db/index.ts'
import type { BsnsDiv } from '../../vocabulary/notices.ts'
import type { BiddingPeriod } from '../rules/period.ts'
import type { NoticeHistory } from '../rules/signals.ts'

/** The fields that past awards are compared by. */
export interface Compared {
  noticeNo: string
  agency: string
  agencyCode: string | null
  bsnsDiv: BsnsDiv
  currency: string
  estimatedPrice: number | null
  regionPaths: string[]
}

export async function findNotice(sql: Queryable, noticeNo: string): Promise<Compared | null> {
  const [row] = await sql<Compared[]>`
    select notice_no, agency, agency_code, bsns_div, currency, estimated_price, region_paths
    from bids where notice_no = ${noticeNo}`
  return row ?? null
}

export async function findTitles(sql: Queryable, noticeNos: string[]): Promise<Map<string, string>> {
  if (noticeNos.length === 0) return new Map()
  const rows = await sql<{ noticeNo: string; title: string }[]>`
    select notice_no, title from bids where notice_no = any(${noticeNos})`
  return new Map(rows.map(({ noticeNo, title }) => [noticeNo, title]))
}

/** The buyer of a notice, and who may bid. */
export interface Buyer {
  /** The demanding agency, or the issuing one if there is none. */
  agency: string
  agencyCode: string | null
  bsnsDiv: BsnsDiv
  regionPaths: string[]
  regionCheckNeeded: boolean
  licences: { code: string; name: string }[]
}

export async function findBuyer(sql: Queryable, noticeNo: string): Promise<Buyer | null> {
  const [row] = await sql<Buyer[]>`
    select coalesce(demand_agency, agency) as agency,
      case when demand_agency is null then agency_code else demand_agency_code end as agency_code,
      bsns_div, region_paths, region_check_needed, licences
    from bids where notice_no = ${noticeNo}`
  return row ?? null
}

interface NewestVersion extends Omit<BiddingPeriod, 'closeAt'> {
  version: number
  at: number
  changes: NoticeHistory['versions'][number]['changes']
  closeAt: number | null
  noticeCloseAt: number | null
}

/** The history of one notice: its versions, newest first, and its ended openings. */
export async function findHistory(sql: Queryable, noticeNo: string): Promise<NoticeHistory | null> {
  const [[notice], older, openings] = await Promise.all([
    sql<NewestVersion[]>`
      select b.version, b.updated_at as at, b.changes, b.close_at, b.notice_close_at, b.contract_method, b.urgent,
        b.previous_notice_no is not null as is_renotice, coalesce(f.fields ->> 'kind', b.kind) as first_kind,
        coalesce((f.fields ->> 'postedAt')::bigint, (extract(epoch from b.posted_at) * 1000)::bigint) as first_posted_at
      from bids b left join bid_versions f on f.notice_no = b.notice_no and f.version = 1
      where b.notice_no = ${noticeNo}`,
    sql<NoticeHistory['versions'][number][]>`
      select version, at, changes from bid_versions where notice_no = ${noticeNo} order by version desc`,
    sql<NoticeHistory['openings'][number][]>`
      select r.lot, r.rebid, r.opened_at, r.state, r.bidders
      from bids b join award_rounds r on r.source = b.source and r.number = b.number
      where b.notice_no = ${noticeNo} and r.state in ('awarded', 'failed')
      order by r.lot, r.rebid`,
  ])
  if (!notice) return null
  const { version, at, changes, closeAt, noticeCloseAt, ...period } = notice
  const versions = [{ version, at, changes }, ...older.filter((row) => row.version < version)]
  return { closeAt, period: { ...period, closeAt: noticeCloseAt }, versions, openings }
}
