import {
  type BinaryRow,
  createBinaryReader,
  createKnown,
  type Db,
  type Fragment,
  jsonTime,
  type Queryable,
} from '../../lib/db/index.ts'
import type { CatalogNotice } from '../../search/catalog/index.ts'

/** Notices passed on at a time: some milliseconds of work. */
const LOT = 256

/**
 * Columns that many notices share are next to each other: looked up by their bytes, they are parsed once and not for
 * every notice.
 */
const COLUMNS = [
  'notice_no',
  'position',
  'version',
  'revision',
  'title',
  'norm',
  'numbers',
  'estimated_price',
  'budget',
  'base_amount',
  'posted_at',
  'bid_start_at',
  'close_at',
  'open_at',
  'updated_at',
  'detail_url',
  'source_url',
  'previous_notice_no',
  'next_notice_no',
  'agency',
  'agency_code',
  'demand_agency',
  'demand_agency_code',
  'bsns_div',
  'kind',
  'urgent',
  'currency',
  'outcome',
  'source',
  'floor_rate',
  'award_method',
  'contract_method',
  'regions',
  'region_paths',
  'region_check_needed',
  'licences',
  'joint_contracting',
] as const
type Column = (typeof COLUMNS)[number]

const STORED = COLUMNS.filter((name) => name !== 'joint_contracting')

/** Of the details, the catalog only needs those that decide who may bid. In the order of `COLUMNS`. */
export const catalogColumns = (sql: Queryable): Fragment =>
  sql`${sql(STORED)}, details ->> 'jointContracting' as joint_contracting`

/** These notices as they are now; a notice that is missing in the result was deleted. */
export const noticesNamed = async (sql: Queryable, noticeNos: string[]): Promise<CatalogNotice[]> => [
  ...(await sql<CatalogNotice[]>`
    select ${sql(STORED)}, json_build_object('jointContracting', details ->> 'jointContracting') as details
    from bids where notice_no = any(${noticeNos})`),
]

interface ClosingNotice {
  noticeNo: string
  title: string
  closeAt: number
  detailUrl: string
}

/** Those of the named notices that close within a period and are not cancelled, in the order of closing. */
export const noticesClosing = async (
  sql: Queryable,
  noticeNos: string[],
  { from, until }: { from: number; until: number },
): Promise<ClosingNotice[]> => [
  ...(await sql<ClosingNotice[]>`
    select notice_no, title, close_at, detail_url from bids
    where notice_no = any(${noticeNos}) and kind <> 'cancelled'
      and close_at > ${jsonTime(from)}::timestamptz and close_at <= ${jsonTime(until)}::timestamptz
    order by close_at, notice_no`),
]

/** All notices of one moment, a few hundred at a time. Later changes arrive through the feed. */
export async function* allNotices({ copyOut }: Pick<Db, 'copyOut'>): AsyncGenerator<CatalogNotice[]> {
  const reader = createBinaryReader(COLUMNS.length)
  const readNotice = createNoticeReader()
  let lot: CatalogNotice[] = []
  for await (const piece of copyOut(
    (sql) => sql`copy (select ${catalogColumns(sql)} from bids) to stdout (format binary)`,
  )) {
    reader.read(piece, (row) => lot.push(readNotice(row)))
    if (lot.length < LOT) continue
    yield lot
    lot = []
  }
  if (!reader.isWhole()) throw new Error('the notices broke off before their end')
  yield lot
}

const AT = Object.fromEntries(COLUMNS.map((name, place) => [name, place])) as Record<Column, number>

function createNoticeReader(): (row: BinaryRow) => CatalogNotice {
  const parties = createKnown<Pick<CatalogNotice, 'agency' | 'agencyCode' | 'demandAgency' | 'demandAgencyCode'>>()
  const types = createKnown<Pick<CatalogNotice, 'bsnsDiv' | 'kind' | 'urgent' | 'currency' | 'outcome' | 'source'>>()
  const terms = createKnown<Pick<CatalogNotice, 'floorRate' | 'awardMethod' | 'contractMethod'>>()
  const places = createKnown<Pick<CatalogNotice, 'regions' | 'regionPaths' | 'regionCheckNeeded'>>()
  const licences = createKnown<CatalogNotice['licences']>()
  const text = (row: BinaryRow, at: number) => (row.isNull(at) ? null : row.text(at))
  const long = (row: BinaryRow, at: number) => (row.isNull(at) ? null : row.long(at))
  const instant = (row: BinaryRow, at: number) => (row.isNull(at) ? null : row.instant(at))

  const partyOf = (row: BinaryRow) =>
    row.shared(parties, AT.agency, AT.demand_agency_code, () => ({
      agency: row.text(AT.agency),
      agencyCode: text(row, AT.agency_code),
      demandAgency: text(row, AT.demand_agency),
      demandAgencyCode: text(row, AT.demand_agency_code),
    }))
  const typeOf = (row: BinaryRow) =>
    row.shared(types, AT.bsns_div, AT.source, () => ({
      bsnsDiv: row.text(AT.bsns_div),
      kind: row.text(AT.kind),
      urgent: row.flag(AT.urgent),
      currency: row.text(AT.currency),
      outcome: text(row, AT.outcome) as CatalogNotice['outcome'],
      source: row.text(AT.source),
    }))
  const termsOf = (row: BinaryRow) =>
    row.shared(terms, AT.floor_rate, AT.contract_method, () => ({
      floorRate: row.isNull(AT.floor_rate) ? null : row.double(AT.floor_rate),
      awardMethod: text(row, AT.award_method),
      contractMethod: text(row, AT.contract_method),
    }))
  const placeOf = (row: BinaryRow) =>
    row.shared(places, AT.regions, AT.region_check_needed, () => ({
      regions: row.texts(AT.regions),
      regionPaths: row.texts(AT.region_paths),
      regionCheckNeeded: row.flag(AT.region_check_needed),
    }))
  const licencesOf = (row: BinaryRow) =>
    row.shared(licences, AT.licences, AT.licences, () => row.json(AT.licences) as CatalogNotice['licences'])

  return (row) => {
    const { agency, agencyCode, demandAgency, demandAgencyCode } = partyOf(row)
    const { bsnsDiv, kind, urgent, currency, outcome, source } = typeOf(row)
    const { floorRate, awardMethod, contractMethod } = termsOf(row)
    const { regions, regionPaths, regionCheckNeeded } = placeOf(row)
    return {
      noticeNo: row.text(AT.notice_no),
      position: row.long(AT.position),
      version: row.integer(AT.version),
      revision: row.integer(AT.revision),
      title: row.text(AT.title),
      norm: row.text(AT.norm),
      numbers: row.texts(AT.numbers),
      agency,
      agencyCode,
      demandAgency,
      demandAgencyCode,
      bsnsDiv,
      kind,
      urgent,
      currency,
      outcome,
      source,
      floorRate,
      awardMethod,
      contractMethod,
      regions,
      regionPaths,
      regionCheckNeeded,
      estimatedPrice: long(row, AT.estimated_price),
      budget: long(row, AT.budget),
      baseAmount: long(row, AT.base_amount),
      postedAt: row.instant(AT.posted_at),
      bidStartAt: instant(row, AT.bid_start_at),
      closeAt: instant(row, AT.close_at),
      openAt: instant(row, AT.open_at),
      updatedAt: row.instant(AT.updated_at),
      detailUrl: row.text(AT.detail_url),
      sourceUrl: text(row, AT.source_url),
      previousNoticeNo: text(row, AT.previous_notice_no),
      nextNoticeNo: text(row, AT.next_notice_no),
      licences: licencesOf(row),
      details: { jointContracting: text(row, AT.joint_contracting) },
    }
  }
}
