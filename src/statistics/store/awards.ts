import {
  type BinaryRow,
  createBinaryReader,
  createKnown,
  type Db,
  type Fragment,
  type Queryable,
} from '../../lib/db/index.ts'
import type { AwardRow } from '../rules/award.ts'

/** Takes the reader a few milliseconds to process. */
const LOT = 256

/**
 * Columns that many awards share are adjacent: their joint bytes are the key of a cache, so they are parsed once, not
 * once per award.
 */
const COLUMNS = [
  'notice_no',
  'agency',
  'agency_code',
  'demand_agency',
  'demand_agency_code',
  'bsns_div',
  'notice_currency',
  'contract_method',
  'award_method',
  'cancelled',
  'state',
  'currency',
  'region_paths',
  'region_check_needed',
  'licences',
  'unit_price',
  'superseded',
  'opened_at',
  'winners',
  'estimated_price',
  'amount',
  'rate',
  'planned_price',
  'base_amount',
  'bidders',
] as const
type Column = (typeof COLUMNS)[number]

/** Titles of contracts with prices per unit. */
const UNIT_PRICE = '단가\\s*(계약|구매|구입|입찰|공사)|연간\\s*단가|\\(단가\\)'

/** Additional fields of an export. */
const EXPORTED = ['title', 'revision', 'lot', 'rebid', 'regions', 'position'] as const

/** Ended rounds of existing notices; rounds that arrive before their notice wait for it. */
const ended = (sql: Queryable, more: Fragment = sql``): Fragment => sql`
  select b.notice_no, b.agency, b.agency_code, b.demand_agency, b.demand_agency_code,
    b.bsns_div, b.currency as notice_currency, b.contract_method, b.award_method,
    b.kind = 'cancelled' as cancelled, r.state, r.currency,
    b.region_paths, b.region_check_needed, b.licences, b.title ~ ${sql.unsafe(`'${UNIT_PRICE}'`)} as unit_price,
    exists (
      select from award_rounds later
      where (later.source, later.number, later.lot) = (r.source, r.number, r.lot)
        and (later.revision, later.rebid) > (r.revision, r.rebid)
    ) as superseded,
    coalesce(r.opened_at, r.decided_at) as opened_at, r.winners, b.estimated_price, r.amount,
    case when r.rate_basis = 'plannedPrice' then r.rate end as rate, r.planned_price, r.base_amount, r.bidders${more}
  from award_rounds r join bids b on (b.source, b.number) = (r.source, r.number)
  where r.state in ('awarded', 'failed', 'cancelled')`

/** The current ended rounds of these notices. */
export const endedRounds = async (sql: Queryable, noticeNos: string[]): Promise<AwardRow[]> => [
  ...(await sql<AwardRow[]>`${ended(sql)} and b.notice_no = any(${noticeNos})`),
]

/** All ended rounds as of one moment, in batches of some hundred. Later changes come from the feed. */
export async function* allAwards({ copyOut }: Pick<Db, 'copyOut'>): AsyncGenerator<AwardRow[]> {
  const reader = createBinaryReader(COLUMNS.length)
  const readAward = createAwardReader()
  let lot: AwardRow[] = []
  for await (const piece of copyOut((sql) => sql`copy (${ended(sql)}) to stdout (format binary)`)) {
    reader.read(piece, (row) => lot.push(readAward(row)))
    if (lot.length < LOT) continue
    yield lot
    lot = []
  }
  if (!reader.isWhole()) throw new Error('the awards broke off before their end')
  yield lot
}

/** Takes an export a few milliseconds to write. */
export interface ExportedRound extends AwardRow {
  title: string
  revision: number
  lot: string
  rebid: number
  /** As the source names them. */
  regions: string[]
  /** The newest feed position when they were read. */
  position: number
}

/**
 * Ended rounds whose opening is in this period, as of one moment, in batches of some hundred and in any order. A reader
 * that pauses occupies a database connection.
 */
export async function* roundsOpened(
  { copyOut }: Pick<Db, 'copyOut'>,
  { from, before }: { from: number; before: number },
): AsyncGenerator<ExportedRound[]> {
  const reader = createBinaryReader(COLUMNS.length + EXPORTED.length)
  const readAward = createAwardReader()
  const [title, revision, lot, rebid, regions, position] = EXPORTED.map((_, place) => COLUMNS.length + place)
  const readRound = (row: BinaryRow): ExportedRound => ({
    ...readAward(row),
    title: row.text(title as number),
    revision: row.integer(revision as number),
    lot: row.text(lot as number),
    rebid: row.integer(rebid as number),
    regions: row.texts(regions as number),
    position: row.long(position as number),
  })
  let rounds: ExportedRound[] = []
  // `copy` accepts no parameters; these are numbers.
  const instant = (sql: Queryable, at: number) => sql.unsafe(`to_timestamp(${Math.round(at / 1000)})`)
  const rows = (sql: Queryable) => sql`
    ${ended(sql, sql`, b.title, r.revision, r.lot, r.rebid, b.regions, (select position from feed_head)`)}
    and coalesce(r.opened_at, r.decided_at) >= ${instant(sql, from)}
    and coalesce(r.opened_at, r.decided_at) < ${instant(sql, before)}`
  for await (const piece of copyOut((sql) => sql`copy (${rows(sql)}) to stdout (format binary)`)) {
    reader.read(piece, (row) => rounds.push(readRound(row)))
    if (rounds.length < LOT) continue
    yield rounds
    rounds = []
  }
  if (!reader.isWhole()) throw new Error('the awards broke off before their end')
  yield rounds
}

const AT = Object.fromEntries(COLUMNS.map((name, place) => [name, place])) as Record<Column, number>

function createAwardReader(): (row: BinaryRow) => AwardRow {
  const parties = createKnown<Pick<AwardRow, 'agency' | 'agencyCode' | 'demandAgency' | 'demandAgencyCode'>>()
  const types =
    createKnown<
      Pick<
        AwardRow,
        'bsnsDiv' | 'noticeCurrency' | 'contractMethod' | 'awardMethod' | 'cancelled' | 'state' | 'currency'
      >
    >()
  const places = createKnown<Pick<AwardRow, 'regionPaths' | 'regionCheckNeeded'>>()
  const licences = createKnown<AwardRow['licences']>()
  const text = (row: BinaryRow, at: number) => (row.isNull(at) ? null : row.text(at))
  const long = (row: BinaryRow, at: number) => (row.isNull(at) ? null : row.long(at))

  return (row) => ({
    noticeNo: row.text(AT.notice_no),
    ...row.shared(parties, AT.agency, AT.demand_agency_code, () => ({
      agency: row.text(AT.agency),
      agencyCode: text(row, AT.agency_code),
      demandAgency: text(row, AT.demand_agency),
      demandAgencyCode: text(row, AT.demand_agency_code),
    })),
    ...row.shared(types, AT.bsns_div, AT.currency, () => ({
      bsnsDiv: row.text(AT.bsns_div),
      noticeCurrency: row.text(AT.notice_currency),
      contractMethod: text(row, AT.contract_method),
      awardMethod: text(row, AT.award_method),
      cancelled: row.flag(AT.cancelled),
      state: row.text(AT.state),
      currency: row.text(AT.currency),
    })),
    ...row.shared(places, AT.region_paths, AT.region_check_needed, () => ({
      regionPaths: row.texts(AT.region_paths),
      regionCheckNeeded: row.flag(AT.region_check_needed),
    })),
    licences: row.shared(licences, AT.licences, AT.licences, () => row.json(AT.licences) as AwardRow['licences']),
    unitPrice: row.flag(AT.unit_price),
    superseded: row.flag(AT.superseded),
    openedAt: row.isNull(AT.opened_at) ? null : row.instant(AT.opened_at),
    winners: row.json(AT.winners) as AwardRow['winners'],
    estimatedPrice: long(row, AT.estimated_price),
    amount: long(row, AT.amount),
    rate: row.isNull(AT.rate) ? null : row.double(AT.rate),
    plannedPrice: long(row, AT.planned_price),
    baseAmount: long(row, AT.base_amount),
    bidders: row.isNull(AT.bidders) ? null : row.integer(AT.bidders),
  })
}
