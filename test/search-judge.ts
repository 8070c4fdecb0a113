import type { BidRow } from '../src/bids/rules/notice.ts'
import type { BidQuery, CursorAnchor, Sort } from '../src/bids/rules/query.ts'
import { SECOND } from '../src/lib/clock.ts'
import type { Fragment, Queryable } from '../src/lib/db/index.ts'
import type { Filter, NameFilter, PriceFilter } from '../src/search/filter.ts'
import type { Query } from '../src/search/query.ts'
import { pathsFitting } from '../src/search/regions.ts'
import { hasTerm, normalise, type Term, termPattern } from '../src/search/text.ts'

/** Total and page of one moment, and the number of hits before the page, all from one statement. */
export async function searchBids(
  sql: Queryable,
  query: BidQuery,
  now: number,
): Promise<{ total: number; before: number; rows: BidRow[] }> {
  const where = conditions(sql, query, await findKeys(sql, query.filter), now)
  const order = ordering(sql, query)
  const beyond = query.anchor ? beyondAnchor(sql, query, query.anchor) : sql`true`
  const offset = query.anchor ? 0 : (query.page - 1) * query.pageSize
  const backwards = query.anchor?.direction === 'prev'
  const answer = await sql<(BidRow & { total: number; beyond: number })[]>`
    with hits as materialized (
      select notice_no collate "C" as notice_no, ${sortValue(sql, query)} as value from bids where ${where}
    ), page as (
      select * from hits where ${beyond} order by ${backwards ? order.backwards : order.forwards}
      limit ${query.pageSize} offset ${offset}
    )
    select t.total, t.beyond, b.*
    from (select count(*) as total, count(*) filter (where ${beyond}) as beyond from hits) t
    left join (page join bids b using (notice_no)) on true
    order by ${order.forwards}`
  const rows = answer.filter((row) => row.noticeNo !== null)
  const { total = 0, beyond: left = 0 } = answer[0] ?? {}
  if (!query.anchor) return { total, before: Math.min(offset, total), rows }
  return { total, before: backwards ? left - rows.length : total - left, rows }
}

/** The column for a name in a filter; `null` if there is none. */
interface FoundKeys {
  agencies: string[] | null
  industries: string[] | null
  contractMethods: string[] | null
  awardMethods: string[] | null
}

async function findKeys(sql: Queryable, filter: Filter): Promise<FoundKeys> {
  const named = filter.industry.filter((one) => one !== 'none')
  const [agencies, industries, contractMethods, awardMethods] = await Promise.all([
    filter.agency.length === 0
      ? null
      : sql<{ key: string }[]>`select key from agencies where ${nameCondition(sql, filter.agency)}`,
    named.length === 0 ? null : sql<{ key: string }[]>`select key from industries where ${nameCondition(sql, named)}`,
    methodsWith(sql, sql`contract_method`, filter.contractMethod),
    methodsWith(sql, sql`award_method`, filter.awardMethod),
  ])
  const keys = (found: { key: string }[] | null) => found?.map(({ key }) => key) ?? null
  return { agencies: keys(agencies), industries: keys(industries), contractMethods, awardMethods }
}

/** Their normalised form is not stored, so terms are searched in the few distinct texts. */
async function methodsWith(sql: Queryable, column: Fragment, terms: readonly Term[]): Promise<string[] | null> {
  if (terms.length === 0) return null
  const found = await sql<{ text: string }[]>`select distinct ${column} as text from bids where ${column} is not null`
  return found.map(({ text }) => text).filter((text) => terms.some((term) => hasTerm(normalise(text), term)))
}

function conditions(sql: Queryable, query: BidQuery, keys: FoundKeys, now: number): Fragment {
  const { filter } = query
  const all: Fragment[] = [sql`true`]
  if (query.keyword) all.push(keywordCondition(sql, query.keyword))
  if (keys.agencies) all.push(sql`agency_keys && ${keys.agencies}::text[]`)
  if (filter.industry.length > 0) all.push(industryCondition(sql, filter, keys.industries ?? []))
  if (filter.region.length > 0) all.push(regionCondition(sql, filter.region))
  if (filter.bsnsDiv.length > 0) all.push(sql`bsns_div = any(${filter.bsnsDiv})`)
  if (keys.contractMethods) all.push(sql`contract_method = any(${keys.contractMethods}::text[])`)
  if (keys.awardMethods) all.push(sql`award_method = any(${keys.awardMethods}::text[])`)
  if (filter.regionLimit.length > 0) all.push(sql`${regionLimitSql(sql)} = any(${filter.regionLimit})`)
  all.push(priceCondition(sql, filter.price))
  if (query.status.length > 0) all.push(sql`${statusAtSql(sql, now)} = any(${query.status})`)
  if (query.urgent !== null) all.push(sql`urgent = ${query.urgent}`)
  if (query.kind.length > 0) all.push(sql`kind = any(${query.kind})`)
  if (query.source.length > 0) all.push(sql`source = any(${query.source})`)
  for (const [column, from, to] of [
    [sql`close_at`, query.closeFrom, query.closeTo],
    [sql`open_at`, query.openFrom, query.openTo],
    [sql`posted_at`, query.postedFrom, query.postedTo],
    [sql`updated_at`, query.updatedFrom, query.updatedTo],
  ] as const) {
    // Bounds have a resolution of one second; the last second is included.
    if (from !== null) all.push(sql`${column} >= ${from}::timestamptz`)
    if (to !== null) all.push(sql`${column} < ${to + SECOND}::timestamptz`)
  }
  return all.reduce((left, right) => sql`${left} and ${right}`)
}

const regionLimitSql = (sql: Queryable): Fragment => sql`case
  when region_check_needed or cardinality(region_paths) = 0 then 'unstated'
  when '00' = any(region_paths) then 'nationwide' else 'limited' end`

function keywordCondition(sql: Queryable, query: Query): Fragment {
  if (query.kind === 'term') {
    return sql`(norm ~ ${termPattern(query.term)} or ${query.term.compact} = any(numbers))`
  }
  if (query.kind === 'not') return sql`not ${keywordCondition(sql, query.node)}`
  if (query.nodes.length === 0) return sql`true`
  const parts = query.nodes.map((node) => keywordCondition(sql, node))
  return sql`(${parts.reduce((left, right) => (query.kind === 'and' ? sql`${left} and ${right}` : sql`${left} or ${right}`))})`
}

function industryCondition(sql: Queryable, { industry }: Filter, keys: string[]): Fragment {
  const listed = sql`industry_keys && ${keys}::text[]`
  return industry.includes('none') ? sql`(${listed} or cardinality(industry_keys) = 0)` : listed
}

/** Codes match exactly, names in part. */
export const nameCondition = (sql: Queryable, filters: NameFilter[]): Fragment =>
  filters
    .map(({ code, term }) => (term ? sql`(code = ${code} or norm ~ ${termPattern(term)})` : sql`code = ${code}`))
    .reduce((left, right) => sql`${left} or ${right}`)

/** No limit, or one that could not be read, always matches. */
export const regionCondition = (sql: Queryable, paths: string[]): Fragment => sql`
  (region_check_needed or cardinality(region_paths) = 0 or region_paths && ${paths.flatMap(pathsFitting)}::text[])`

function priceCondition(sql: Queryable, { from, to, currency, unknown }: PriceFilter): Fragment {
  const price = knownPrice(sql, currency)
  if (unknown === 'only') return sql`${price} is null`
  const within = sql`${price} between ${from ?? -Number.MAX_SAFE_INTEGER} and ${to ?? Number.MAX_SAFE_INTEGER}`
  if (unknown === 'exclude') return within
  return from === null && to === null ? sql`true` : sql`(${price} is null or ${within})`
}

/** A price in another currency counts as unknown. */
const knownPrice = (sql: Queryable, currency: string): Fragment =>
  sql`(case when currency = ${currency} then estimated_price end)`

/** The judge's version of `statusAt`; a property test compares the two. */
export const statusAtSql = (sql: Queryable, now: number): Fragment => sql`
  (case
    when kind = 'cancelled' then 'cancelled'
    when outcome is not null then outcome
    when open_at <= ${now}::timestamptz then 'opened'
    when coalesce(close_at, case when open_at is null then posted_at + interval '30 days' end) <= ${now}::timestamptz then 'closed'
    else 'open'
  end)`

function sortValue(sql: Queryable, query: BidQuery): Fragment {
  switch (query.sort.by) {
    case 'postedAt':
      return sql`posted_at`
    case 'closeAt':
      return sql`close_at`
    case 'updatedAt':
      return sql`updated_at`
    case 'estimatedPrice':
      return knownPrice(sql, query.filter.price.currency)
  }
}

/** Unknown values come last in both directions; ties in code-point order of the number. */
function ordering(sql: Queryable, { sort }: BidQuery): { forwards: Fragment; backwards: Fragment } {
  return sort.descending
    ? {
        forwards: sql`value desc nulls last, notice_no collate "C"`,
        backwards: sql`value asc nulls first, notice_no collate "C" desc`,
      }
    : {
        forwards: sql`value asc nulls last, notice_no collate "C"`,
        backwards: sql`value desc nulls first, notice_no collate "C" desc`,
      }
}

function beyondAnchor(sql: Queryable, { sort }: BidQuery, anchor: CursorAnchor): Fragment {
  const value = anchorValue(sql, sort, anchor)
  const after = anchor.direction === 'next'
  const tie = after ? sql`notice_no > ${anchor.noticeNo}` : sql`notice_no < ${anchor.noticeNo}`
  if (anchor.value === null) return after ? sql`(value is null and ${tie})` : sql`(value is not null or ${tie})`
  const greater = after !== sort.descending
  const strictly = greater ? sql`value > ${value}` : sql`value < ${value}`
  const unknown = after ? sql`or value is null` : sql``
  return sql`(${strictly} or (value = ${value} and ${tie}) ${unknown})`
}

const anchorValue = (sql: Queryable, sort: Sort, { value }: CursorAnchor): Fragment =>
  sort.by === 'estimatedPrice' ? sql`${value}::bigint` : sql`${value}::timestamptz`
