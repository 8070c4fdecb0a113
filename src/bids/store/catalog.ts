import type { Fragment, Queryable } from '../../lib/db.ts'
import { type CopiedRow, copyOut } from '../../lib/db-copy.ts'
import { readList } from '../../lib/db-types.ts'
import type { CatalogNotice } from '../../search/catalog.ts'

/** These as they stand now; who is not among them is gone. */
export const noticesNamed = async (sql: Queryable, noticeNos: string[]): Promise<CatalogNotice[]> => [
  ...(await sql<CatalogNotice[]>`
    select notice_no, position, version, revision, title, norm, numbers, agency, agency_code, demand_agency,
      demand_agency_code, bsns_div, kind, urgent, currency, estimated_price, budget, base_amount, floor_rate,
      award_method, contract_method, posted_at, bid_start_at, close_at, open_at, updated_at, detail_url, source_url,
      previous_notice_no, next_notice_no, regions, region_paths, region_check_needed, licences, outcome, source
    from bids where notice_no = any(${noticeNos})`),
]

/** All notices as they stood at one moment, some thousand at a time. */
export async function* allNotices(sql: Queryable): AsyncGenerator<CatalogNotice[]> {
  const copy = sql`
    copy (
      select notice_no, position, version, revision, title, norm, numbers, agency, agency_code, demand_agency,
        demand_agency_code, bsns_div, kind, urgent, currency, estimated_price, budget, base_amount, floor_rate,
        award_method, contract_method, ${milliseconds(sql, 'posted_at')}, ${milliseconds(sql, 'bid_start_at')},
        ${milliseconds(sql, 'close_at')}, ${milliseconds(sql, 'open_at')}, ${milliseconds(sql, 'updated_at')},
        detail_url, source_url, previous_notice_no, next_notice_no, regions, region_paths, region_check_needed,
        licences, outcome, source
      from bids
    ) to stdout`
  for await (const rows of copyOut(copy)) yield rows.map(readNotice)
}

const milliseconds = (sql: Queryable, column: string): Fragment =>
  sql`(extract(epoch from ${sql(column)}) * 1000)::bigint`

/** In the order of the statement above. */
function readNotice(row: CopiedRow): CatalogNotice {
  const text = (at: number): string => row[at] ?? ''
  const maybe = (at: number): string | null => row[at] ?? null
  const number = (at: number): number => Number(row[at])
  const maybeNumber = (at: number): number | null => (row[at] === null ? null : Number(row[at]))
  const list = (at: number): string[] => (row[at] === '{}' ? [] : readList(text(at)))
  return {
    noticeNo: text(0),
    position: number(1),
    version: number(2),
    revision: number(3),
    title: text(4),
    norm: text(5),
    numbers: list(6),
    agency: text(7),
    agencyCode: maybe(8),
    demandAgency: maybe(9),
    demandAgencyCode: maybe(10),
    bsnsDiv: text(11),
    kind: text(12),
    urgent: row[13] === 't',
    currency: text(14),
    estimatedPrice: maybeNumber(15),
    budget: maybeNumber(16),
    baseAmount: maybeNumber(17),
    floorRate: maybeNumber(18),
    awardMethod: maybe(19),
    contractMethod: maybe(20),
    postedAt: number(21),
    bidStartAt: maybeNumber(22),
    closeAt: maybeNumber(23),
    openAt: maybeNumber(24),
    updatedAt: number(25),
    detailUrl: text(26),
    sourceUrl: maybe(27),
    previousNoticeNo: maybe(28),
    nextNoticeNo: maybe(29),
    regions: list(30),
    regionPaths: list(31),
    regionCheckNeeded: row[32] === 't',
    licences: row[33] === '[]' ? [] : (JSON.parse(text(33)) as CatalogNotice['licences']),
    outcome: maybe(34) as CatalogNotice['outcome'],
    source: text(35),
  }
}
