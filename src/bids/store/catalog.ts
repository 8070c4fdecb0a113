import type { Fragment, Queryable } from '../../lib/db.ts'
import type { CatalogNotice } from '../../search/catalog.ts'

const PAGE = 5_000

const columns = (sql: Queryable): Fragment => sql`
  notice_no, position, version, revision, title, norm, numbers, agency, agency_code, demand_agency, demand_agency_code,
  bsns_div, kind, urgent, currency, estimated_price, budget, base_amount, floor_rate, award_method, contract_method,
  posted_at, bid_start_at, close_at, open_at, updated_at, detail_url, source_url, previous_notice_no, next_notice_no,
  regions, region_paths, region_check_needed, licences, outcome, source`

/** These as they stand now; who is not among them is gone. */
export const noticesNamed = async (sql: Queryable, noticeNos: string[]): Promise<CatalogNotice[]> => [
  ...(await sql<CatalogNotice[]>`select ${columns(sql)} from bids where notice_no = any(${noticeNos})`),
]

/**
 * All notices, some thousand at a time. What changes meanwhile comes once more by the feed. Not by COPY: the driver
 * may leave the connection paused after one, and whatever is asked on it next is never answered.
 */
export async function* allNotices(sql: Queryable): AsyncGenerator<CatalogNotice[]> {
  for (let last = ''; ; ) {
    const rows = await sql<CatalogNotice[]>`
      select ${columns(sql)} from bids where notice_no > ${last} order by notice_no limit ${PAGE}`
    yield rows
    if (rows.length < PAGE) return
    last = rows.at(-1)?.noticeNo ?? last
  }
}
