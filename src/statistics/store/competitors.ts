import type { Fragment, Queryable, Tx } from '../../lib/db/index.ts'
import type { Filter, NameFilter } from '../../search/filter.ts'
import { pathsFitting } from '../../search/regions.ts'
import { termPattern } from '../../search/text.ts'
import type { AgencyRole } from '../../vocabulary/filters.ts'
import type { CompetitorSummary } from '../schema/competitors.ts'
import type { Reason } from '../schema/reasons.ts'

/** A firm with all spellings of its number, or without a number all its names. */
export interface RequestedFirm {
  numbers: string[]
  names: string[]
}

export interface CompetitorsRequest {
  firms: RequestedFirm[]
  filter: Filter
  agencyRole: AgencyRole
  /** `number|name` of the firms that match the winner filter; `null` = no such filter. */
  winners: string[] | null
  /** Days. */
  from: string
  to: string
  offset: number
  limit: number
}

export interface FoundItem {
  firm: number
  noticeNo: string
  title: string
  agency: string
  bsnsDiv: string
  name: string
  openedAt: number | null
  rank: number | null
  bidders: number | null
  amount: number | null
  currency: string
  rate: number | null
  won: boolean | null
}

export type FoundSummary = Omit<CompetitorSummary, 'businessNo' | 'winRate'> & { firm: number; rates: number }

export interface FoundMeeting {
  firm: number
  other: number
  together: number
  wins: number
  otherWins: number
  ahead: number
  otherAhead: number
}

export interface CompetitorsFound {
  total: number
  items: FoundItem[]
  summary: FoundSummary[]
  meetings: FoundMeeting[]
  excluded: { reason: Reason; n: number }[]
  position: number
}

/** Rows, sums and encounters, all from one statement and therefore one moment. */
export async function readCompetitors(sql: Queryable, asked: CompetitorsRequest): Promise<CompetitorsFound> {
  const [row] = await sql<CompetitorsFound[]>`
    with ${rowsOf(sql, asked)}, counted as materialized (select * from took where none is null)
    select
      (select count(*) from counted) as total,
      (select position from feed_head) as position,
      coalesce((select json_agg(page) from (${page(sql, asked)}) page), '[]') as items,
      coalesce((select json_agg(sums) from (${sums(sql)}) sums), '[]') as summary,
      coalesce((select json_agg(pair) from (${meetings(sql)}) pair), '[]') as meetings,
      coalesce((
        select json_agg(left_out) from (select none as reason, count(*) as n from took where none is not null group by 1) left_out
      ), '[]') as excluded`
  if (!row) throw new Error('a statement without a table gives a row')
  return row
}

/** Rows parsed at once. */
const LOT = 500

/**
 * All items of one moment, in batches, so that parsing never blocks for long; `total` is known before they are read.
 */
export async function readCompetitorItems(
  tx: Tx,
  asked: CompetitorsRequest,
  check: (total: number) => void,
): Promise<FoundItem[]> {
  await tx`
    declare found_bids no scroll cursor for
    with ${rowsOf(tx, asked)}, counted as materialized (select * from took where none is null)
    select to_json(page) as item, (select count(*) from counted) as total from (${page(tx, asked)}) page`
  const all: FoundItem[] = []
  for (;;) {
    const rows = await tx.unsafe<{ item: FoundItem; total: number }[]>(`fetch ${LOT} from found_bids`)
    const [first] = rows
    if (!first) return all
    check(first.total)
    for (const { item } of rows) all.push(item)
  }
}

/** The bid of each firm in each opening, once, and why it does not count. */
const rowsOf = (sql: Queryable, asked: CompetitorsRequest): Fragment => sql`
  asked as materialized (
    select * from json_to_recordset(${JSON.stringify(asked.firms.map((filter, firm) => ({ ...filter, firm })))}::text::json)
      as f(firm int, numbers text[], names text[])
  ), lines as (
    select a.firm, d.* from asked a join bidders d on d.business_no = any(a.numbers)
    where d.opened_on between ${asked.from}::date and ${asked.to}::date
    union all
    select a.firm, d.* from asked a join bidders d on d.business_no is null and left(d.name, 200) = any(a.names)
    where cardinality(a.numbers) = 0 and d.opened_on between ${asked.from}::date and ${asked.to}::date
  ), took as materialized (
    select distinct on (d.firm, r.source, r.number, r.revision, r.lot, r.rebid)
      d.firm, d.name, d.rank, d.amount, d.rate, d.opened_on,
      r.source, r.number, r.revision, r.lot, r.rebid, r.bidders, r.currency,
      case when r.state = 'awarded' then ${hasWon(sql)} end as won,
      case when r.state = 'awarded' and jsonb_array_length(r.winners) = 1 and ${hasWon(sql)} then r.amount end as award,
      (extract(epoch from coalesce(r.opened_at, r.decided_at)) * 1000)::bigint as opened,
      b.notice_no, b.title, b.agency, b.agency_code, b.bsns_div,
      ${leftOut(sql, asked.filter.price.currency)} as none
    from lines d
    join award_rounds r on (r.source, r.number, r.revision, r.lot, r.rebid) = (d.source, d.number, d.revision, d.lot, d.rebid)
    join bids b on (b.source, b.number) = (r.source, r.number)
    where ${conditions(sql, asked)}
    order by d.firm, r.source, r.number, r.revision, r.lot, r.rebid, d.won desc, d.rank nulls last, d.line
  )`

/** The award names the winner; if it does not, the list of bidders does. */
const hasWon = (sql: Queryable): Fragment => sql`
  (case when jsonb_array_length(r.winners) = 0 then d.won else exists (
    select from jsonb_array_elements(r.winners) w
    where w->>'businessNo' = d.business_no or ((d.business_no is null or w->>'businessNo' is null) and w->>'name' = d.name)
  ) end)`

const leftOut = (sql: Queryable, currency: string): Fragment => sql`
  case
    when b.kind = 'cancelled' or r.state = 'cancelled' then 'cancelled'
    when r.state = 'failed' then 'failed'
    when exists (
      select from award_rounds later
      where (later.source, later.number, later.lot) = (r.source, r.number, r.lot)
        and (later.revision, later.rebid) > (r.revision, r.rebid)
    ) then 'superseded'
    when r.currency <> ${currency} then 'otherCurrency'
  end`

const page = (sql: Queryable, { offset, limit }: CompetitorsRequest): Fragment => sql`
  select firm, notice_no as "noticeNo", title, agency, bsns_div as "bsnsDiv", name, opened as "openedAt", rank, bidders,
    amount, currency, rate, won
  from counted
  order by opened desc nulls last, notice_no collate "C", lot collate "C", rebid, firm
  limit ${limit} offset ${offset}`

const sums = (sql: Queryable): Fragment => sql`
  select firm,
    (array_agg(name order by opened desc nulls last, name collate "C"))[1] as name,
    count(*) as bids,
    count(*) filter (where won is null) as undecided,
    count(*) filter (where won) as wins,
    sum(award) as amount,
    count(*) filter (where rate between 10 and 200) as rates,
    percentile_cont(0.5) within group (order by rate) filter (where rate between 10 and 200) as "medianRate",
    (
      select json_agg(busiest) from (
        select agency_code as code, (array_agg(agency order by opened desc nulls last, agency collate "C"))[1] as name,
          count(*) as bids, count(*) filter (where won) as wins
        from counted c where c.firm = f.firm
        group by coalesce(nullif(agency_code, ''), agency), agency_code
        order by bids desc, wins desc, coalesce(nullif(agency_code, ''), min(agency)) collate "C" limit 5
      ) busiest
    ) as "topAgencies",
    (
      select json_agg(months order by month) from (
        select to_char(opened_on, 'YYYY-MM') as month, count(*) as bids, count(*) filter (where won) as wins,
          sum(award) as amount
        from counted c where c.firm = f.firm group by 1
      ) months
    ) as "byMonth"
  from counted f group by firm`

const meetings = (sql: Queryable): Fragment => sql`
  select a.firm, b.firm as other, count(*) as together,
    count(*) filter (where a.won) as wins, count(*) filter (where b.won) as "otherWins",
    count(*) filter (where a.rank < b.rank or (a.rank is not null and b.rank is null)) as ahead,
    count(*) filter (where b.rank < a.rank or (b.rank is not null and a.rank is null)) as "otherAhead"
  from counted a join counted b
    on (a.source, a.number, a.revision, a.lot, a.rebid) = (b.source, b.number, b.revision, b.lot, b.rebid) and a.firm < b.firm
  group by 1, 2 order by 1, 2`

/** The filters of `GET /v1/bids`, as conditions on the tables. */
function conditions(sql: Queryable, { filter, agencyRole, winners }: CompetitorsRequest): Fragment {
  const { agency, industry, region, bsnsDiv, price } = filter
  const all: Fragment[] = [sql`true`]
  if (agency.length > 0)
    all.push(sql`${agencyKeys(sql, agencyRole)} && array(select key from agencies where ${nameCondition(sql, agency)})`)
  if (industry.length > 0) {
    const named = industry.filter((filter) => filter !== 'none')
    const listed = sql`b.industry_keys && array(select key from industries where ${nameCondition(sql, named)})`
    all.push(industry.includes('none') ? sql`(${listed} or cardinality(b.industry_keys) = 0)` : listed)
  }
  if (region.length > 0)
    all.push(sql`(b.region_check_needed or cardinality(b.region_paths) = 0
      or b.region_paths && ${region.flatMap(pathsFitting)}::text[])`)
  if (bsnsDiv.length > 0) all.push(sql`b.bsns_div = any(${bsnsDiv})`)
  if (price.from !== null || price.to !== null)
    all.push(sql`b.currency = ${price.currency} and b.estimated_price
      between ${price.from ?? -Number.MAX_SAFE_INTEGER} and ${price.to ?? Number.MAX_SAFE_INTEGER}`)
  if (winners !== null)
    all.push(sql`exists (select from jsonb_array_elements(r.winners) w
      where concat(w->>'businessNo', '|', w->>'name') = any(${winners}::text[]))`)
  return all.reduce((left, right) => sql`${left} and ${right}`)
}

/** The name of the issuing agency first, that of the demanding agency last; both may be the same. */
const agencyKeys = (sql: Queryable, role: AgencyRole): Fragment => {
  if (role === 'any') return sql`b.agency_keys`
  return role === 'issuing' ? sql`b.agency_keys[1:1]` : sql`b.agency_keys[cardinality(b.agency_keys):]`
}

/** Codes match exactly, names in part. */
const nameCondition = (sql: Queryable, filters: NameFilter[]): Fragment =>
  filters
    .map(({ code, term }) => (term ? sql`(code = ${code} or norm ~ ${termPattern(term)})` : sql`code = ${code}`))
    .reduce((left, right) => sql`${left} or ${right}`, sql`false`)
