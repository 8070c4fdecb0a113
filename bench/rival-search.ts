import type { BidRow } from '../src/bids/rules/notice.ts'
import type { BidQuery } from '../src/bids/rules/query.ts'
import { SECOND } from '../src/lib/clock.ts'
import type { Fragment, Queryable } from '../src/lib/db/index.ts'
import type { Filter } from '../src/search/filter.ts'
import type { Query } from '../src/search/query.ts'
import { type Term, termPattern } from '../src/search/text.ts'
import { nameCondition, regionCondition, statusAtSql } from '../test/search-judge.ts'

/**
 * The search of the service in SQL, for a system with PostgreSQL only: the conditions of `test/search-judge.ts`, with
 * those on terms in a form that an index supports.
 */
export type TermCondition = (sql: Queryable, term: Term) => Fragment

const byNumber = (sql: Queryable, term: Term) => sql`numbers @> array[${term.compact}]`

/** pg_trgm uses what it can of the pattern, which is nothing for two syllables. */
export const byTrigrams: TermCondition = (sql, term) => sql`(norm ~ ${termPattern(term)} or ${byNumber(sql, term)})`

/** The title must contain every pair of the term; the pattern decides. */
export const byPairs: TermCondition = (sql, term) => {
  const pairs = pairsOf(term.compact)
  const known = pairs.length === 0 ? sql`true` : sql`syllable_pairs(norm) @> ${pairs}::text[]`
  return sql`((${known} and norm ~ ${termPattern(term)}) or ${byNumber(sql, term)})`
}

function pairsOf(text: string): string[] {
  const letters = Array.from(text)
  return [...new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))]
}

/** What both variants need in addition to the service's own indexes; created after loading, then analysed. */
export const INDEXES = [
  'create extension pg_trgm',
  `create function syllable_pairs(norm text) returns text[] immutable parallel safe strict language sql as $$
    select array(select distinct substr(t.letters, i, 2) from
      (select translate(norm, ' -', '') as letters) t, generate_series(1, length(t.letters) - 1) i)
  $$`,
  'create index rival_trigrams on bids using gin (norm gin_trgm_ops) with (fastupdate = off)',
  'create index rival_pairs on bids using gin (syllable_pairs(norm)) with (fastupdate = off)',
  'create index rival_numbers on bids using gin (numbers) with (fastupdate = off)',
  'create index rival_agencies on bids using gin (agency_keys) with (fastupdate = off)',
  'create index rival_industries on bids using gin (industry_keys) with (fastupdate = off)',
  ...['posted_at', 'close_at', "(case when currency = 'KRW' then estimated_price end)"].flatMap((value) => [
    `create index on bids (${value} desc nulls last, notice_no collate "C")`,
    `create index on bids (${value} asc nulls last, notice_no collate "C")`,
  ]),
  'vacuum analyze bids',
  'vacuum analyze agencies',
  'vacuum analyze industries',
]

export interface Answer {
  total: number
  noticeNos: string[]
}

/** Total and page in one statement, as in the judge. */
export async function inOne(sql: Queryable, query: BidQuery, now: number, term: TermCondition): Promise<Answer> {
  const where = conditions(sql, query, await findKeys(sql, query.filter), term, now)
  const rows = await sql<(BidRow & { total: number })[]>`
    with hits as materialized (
      select notice_no collate "C" as notice_no, ${sortValue(sql, query)} as value from bids where ${where}
    ), page as (
      select * from hits order by ${ordering(sql, query)}
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
    )
    select t.total, b.* from (select count(*) as total from hits) t
    left join (page join bids b using (notice_no)) on true
    order by ${ordering(sql, query)}`
  return {
    total: rows[0]?.total ?? 0,
    noticeNos: rows.flatMap(({ noticeNo }) => noticeNo ?? []),
  }
}

/** Separately: the count needs no order, and the page of a broad search stops early on the index of its sort. */
export async function inTwo(
  sql: Queryable,
  query: BidQuery,
  now: number,
  term: TermCondition,
): Promise<Answer & { rows: BidRow[] }> {
  const where = conditions(sql, query, await findKeys(sql, query.filter), term, now)
  const [counted] = await sql<{ total: number }[]>`select count(*) as total from bids where ${where}`
  const rows = await sql<BidRow[]>`
    select * from bids where ${where}
    order by ${pageOrder(sql, query)} limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`
  return { total: counted?.total ?? 0, noticeNos: rows.map(({ noticeNo }) => noticeNo), rows }
}

interface Keys {
  agencies: string[] | null
  industries: string[]
}

async function findKeys(sql: Queryable, { agency, industry }: Filter): Promise<Keys> {
  const named = industry.filter((one) => one !== 'none')
  const read = async (table: string, names: typeof named) =>
    (await sql<{ key: string }[]>`select key from ${sql(table)} where ${nameCondition(sql, names)}`).map(
      ({ key }) => key,
    )
  return {
    agencies: agency.length === 0 ? null : await read('agencies', agency),
    industries: named.length === 0 ? [] : await read('industries', named),
  }
}

function conditions(sql: Queryable, query: BidQuery, keys: Keys, term: TermCondition, now: number): Fragment {
  const { filter } = query
  const all: Fragment[] = []
  if (query.keyword) all.push(keywordCondition(sql, query.keyword, term))
  if (keys.agencies) all.push(sql`agency_keys && ${keys.agencies}::text[]`)
  if (filter.industry.includes('none')) all.push(sql`cardinality(industry_keys) = 0`)
  else if (filter.industry.length > 0) all.push(sql`industry_keys && ${keys.industries}::text[]`)
  if (filter.region.length > 0) all.push(regionCondition(sql, filter.region))
  if (filter.bsnsDiv.length > 0) all.push(sql`bsns_div = any(${filter.bsnsDiv})`)
  // The queries specify no other currency, and exclude unknown prices.
  const { from: least, to: most, currency } = filter.price
  if (least !== null) all.push(sql`estimated_price >= ${least} and currency = ${currency}`)
  if (most !== null) all.push(sql`estimated_price <= ${most} and currency = ${currency}`)
  if (query.status.length > 0) all.push(sql`${statusAtSql(sql, now)} = any(${query.status})`)
  for (const [column, from, to] of [
    ['close_at', query.closeFrom, query.closeTo],
    ['open_at', query.openFrom, query.openTo],
    ['posted_at', query.postedFrom, query.postedTo],
  ] as const) {
    if (from !== null) all.push(sql`${sql(column)} >= ${from}::timestamptz`)
    if (to !== null) all.push(sql`${sql(column)} < ${to + SECOND}::timestamptz`)
  }
  return all.length === 0 ? sql`true` : all.reduce((left, right) => sql`${left} and ${right}`)
}

function keywordCondition(sql: Queryable, query: Query, term: TermCondition): Fragment {
  if (query.kind === 'term') return term(sql, query.term)
  if (query.kind === 'not') return sql`not ${keywordCondition(sql, query.node, term)}`
  if (query.nodes.length === 0) return sql`true`
  const parts = query.nodes.map((node) => keywordCondition(sql, node, term))
  const joined = parts.reduce((left, right) =>
    query.kind === 'and' ? sql`${left} and ${right}` : sql`${left} or ${right}`,
  )
  return sql`(${joined})`
}

function sortValue(sql: Queryable, { sort }: BidQuery): Fragment {
  if (sort.by === 'postedAt') return sql`posted_at`
  if (sort.by === 'closeAt') return sql`close_at`
  return sql`(case when currency = 'KRW' then estimated_price end)`
}

const ordering = (sql: Queryable, { sort }: BidQuery): Fragment =>
  sort.descending ? sql`value desc nulls last, notice_no collate "C"` : sql`value asc nulls last, notice_no collate "C"`

/** The expressions of the indexes: an alias would be sorted again. */
function pageOrder(sql: Queryable, query: BidQuery): Fragment {
  const value = sortValue(sql, query)
  return query.sort.descending
    ? sql`${value} desc nulls last, notice_no collate "C"`
    : sql`${value} asc nulls last, notice_no collate "C"`
}
