import { SECOND, startOfDay } from '../src/lib/clock.ts'
import type { Fragment, Queryable } from '../src/lib/db/index.ts'
import { nameFits } from '../src/search/filter.ts'
import { firmWords } from '../src/search/firms.ts'
import { regionList, regionName, resolveRegion } from '../src/search/regions.ts'
import { normalise } from '../src/search/text.ts'
import { type QuestionScope, readScope } from '../src/statistics/rules/question.ts'
import type { Reason } from '../src/statistics/schema/reasons.ts'
import type { Basis, GroupBy } from '../src/statistics/schema/statistics.ts'
import type { Figures, WinnersQuestion } from '../src/statistics/schema/winners.ts'
import { nameCondition, regionCondition } from './search-judge.ts'

/** The SQL results for one group: its figures and keys. */
export interface Judged {
  keys: string[]
  figures: Pick<Figures, 'awards' | 'totalAmount' | 'medianAmount' | 'bidders' | 'excluded'> & {
    rates: NonNullable<Figures['awardRate']>
    topWinners: { key: string; awards: number; amount: number | null }[]
  }
}

/** The same statistics by GROUP BY on the tables, however slow. */
export async function judgeWinners(
  sql: Queryable,
  question: WinnersQuestion,
  basis: Basis,
  now: number,
): Promise<Judged[]> {
  const { scope } = readScope(question, now)
  const groupBy = question.groupBy ?? ['agency']
  const members = membersOf(sql, scope, groupBy, basis, await winnersMeant(sql, scope))
  const rows = await sql<Row[]>`
    with member as (${members})
    select keys, ${figures(sql)} from member group by keys having count(*) filter (where award) > 0
    order by ${orderOf(sql, question.sort ?? '-awards')}, ${keyOrder(sql, groupBy.length)}`
  const tops = await sql<{ keys: string[]; key: string; awards: number; amount: number | null }[]>`
    with member as (${members}), won as (
      select keys, firm as key, count(*) as awards, sum(amount) filter (where summed) as amount
      from member, unnest(firms) firm where award group by 1, 2
    ), ranked as (
      select *, row_number() over (
        partition by keys order by awards desc, amount desc nulls last, key collate "C"
      ) as place from won
    )
    select keys, key, awards, amount from ranked where place <= 5 order by keys, place`
  return rows.map((row) => ({
    keys: row.keys,
    figures: { ...toFigures(row), topWinners: topOf(tops, row.keys) },
  }))
}

/** The same over everything, each round once. */
export async function judgeTotals(sql: Queryable, question: WinnersQuestion, basis: Basis, now: number) {
  const { scope } = readScope(question, now)
  const members = membersOf(sql, scope, [], basis, await winnersMeant(sql, scope))
  const [row] = await sql<Row[]>`with member as (${members}) select '{}'::text[] as keys, ${figures(sql)} from member`
  if (!row) throw new Error('there is always a total')
  return toFigures(row)
}

const topOf = (tops: { keys: string[]; key: string; awards: number; amount: number | null }[], keys: string[]) =>
  tops
    .filter((top) => top.keys.join('\n') === keys.join('\n'))
    .map(({ key, awards, amount }) => ({ key, awards, amount: amount === null ? null : Number(amount) }))

interface Row extends Record<Reason, number> {
  keys: string[]
  awards: number
  total: number | null
  amounts: number
  median: number | null
  rates: number
  rateMedian: number | null
  p25: number | null
  p75: number | null
  mean: number | null
  bins: number[] | null
  bidders: number
  biddersMedian: number | null
  biddersMean: number | null
  shared: number | null
}

const figures = (sql: Queryable): Fragment => sql`
  count(*) filter (where award) as awards,
  (sum(amount) filter (where summed))::float8 as total,
  count(*) filter (where summed) as amounts,
  floor(percentile_cont(0.5) within group (order by amount) filter (where summed) + 0.5) as median,
  count(*) filter (where rated) as rates,
  percentile_cont(0.5) within group (order by rate) filter (where rated) as rate_median,
  percentile_cont(0.25) within group (order by rate) filter (where rated) as p25,
  percentile_cont(0.75) within group (order by rate) filter (where rated) as p75,
  round(avg(round(rate::numeric, 6)) filter (where rated), 6)::float8 as mean,
  array_agg(floor(round(rate::numeric, 6) * 10)::int order by rate) filter (where rated) as bins,
  count(bidders) filter (where award) as bidders,
  percentile_cont(0.5) within group (order by bidders::float8) filter (where award and bidders is not null)
    as bidders_median,
  round(avg(bidders) filter (where award), 6)::float8 as bidders_mean,
  (sum(amount) filter (where award and why = 'severalWinners'))::float8 as shared,
  count(*) filter (where none = 'failed') as failed,
  count(*) filter (where none = 'cancelled') as cancelled,
  count(*) filter (where none = 'superseded') as superseded,
  count(*) filter (where none = 'otherCurrency') as "otherCurrency",
  count(*) filter (where award and why = 'severalWinners') as "severalWinners",
  count(*) filter (where award and why = 'unitPrice') as "unitPrice",
  count(*) filter (where award and why = 'negotiated') as negotiated,
  count(*) filter (where award and why = 'direct') as direct,
  count(*) filter (where award and why is null and rate is null) as "noRate",
  count(*) filter (where award and why is null and rate not between 10 and 200) as "outOfRange",
  count(*) filter (where award and amount is null) as "noAmount"`

const REASONS: Reason[] = [
  'failed',
  'cancelled',
  'superseded',
  'otherCurrency',
  'severalWinners',
  'unitPrice',
  'negotiated',
  'direct',
  'noRate',
  'outOfRange',
  'noAmount',
]

const near = (value: number | null) => (value === null ? null : Math.round(value * 1e6) / 1e6)

function toFigures(row: Row): Omit<Judged['figures'], 'topWinners'> {
  const counts = REASONS.map((reason) => [reason, Number(row[reason])] as const).filter(([, n]) => n > 0)
  const shown = row.rates >= 5
  const bins = Map.groupBy(row.bins ?? [], (bin) => bin)
  const histogram = [...bins].map(([bin, same]) => ({ from: bin / 10, to: (bin + 1) / 10, count: same.length }))
  return {
    awards: row.awards,
    totalAmount: row.total,
    medianAmount: row.amounts < 5 ? null : row.median,
    rates: {
      n: row.rates,
      median: shown ? near(row.rateMedian) : null,
      p25: shown ? near(row.p25) : null,
      p75: shown ? near(row.p75) : null,
      mean: shown ? near(row.mean) : null,
      histogram: shown ? histogram : null,
    },
    bidders: {
      n: row.bidders,
      median: row.bidders < 5 ? null : near(row.biddersMedian),
      mean: row.bidders < 5 ? null : near(row.biddersMean),
    },
    excluded: {
      ...Object.fromEntries(counts),
      ...(row.severalWinners > 0 ? { sharedValue: row.shared ?? 0 } : {}),
    },
  }
}

function orderOf(sql: Queryable, sort: string): Fragment {
  const value = sort.endsWith('awards')
    ? sql`count(*) filter (where award)`
    : sort.endsWith('totalAmount')
      ? sql`sum(amount) filter (where summed)`
      : sql`case when count(*) filter (where summed) >= 5 then
          floor(percentile_cont(0.5) within group (order by amount) filter (where summed) + 0.5) end`
  return sort.startsWith('-') ? sql`${value} desc nulls last` : sql`${value} asc nulls last`
}

const keyOrder = (sql: Queryable, count: number): Fragment =>
  count === 2 ? sql`keys[1] collate "C", keys[2] collate "C"` : sql`keys[1] collate "C"`

function membersOf(
  sql: Queryable,
  scope: QuestionScope,
  groupBy: readonly GroupBy[],
  basis: Basis,
  firms: string[],
): Fragment {
  const { filter } = scope
  const where = conditions(sql, scope, firms)
  const keys = groupBy.map((name) => keyOf(sql, name, filter.price.currency))
  const [first = sql`array['']`, second] = keys
  const rate =
    basis === 'plannedPrice'
      ? sql`case when r.rate_basis = 'plannedPrice' then r.rate end`
      : sql`case when b.currency = ${filter.price.currency} and b.estimated_price > 0 then r.amount::float8 * 100 / b.estimated_price end`
  const placed = sql`
    select b.*, r.winners, r.amount, r.bidders, r.currency as award_currency, coalesce(r.opened_at, r.decided_at) as opened,
      ${rate} as rate, ${firmsOf(sql)} as firms,
      case
        when b.kind = 'cancelled' or r.state = 'cancelled' then 'cancelled'
        when r.state = 'failed' then 'failed'
        when (r.revision, r.rebid) < any (
          select l.revision, l.rebid from award_rounds l
          where (l.source, l.number, l.lot) = (r.source, r.number, r.lot)
        ) then 'superseded'
        when r.currency <> ${filter.price.currency} then 'otherCurrency'
      end as none,
      case
        when jsonb_array_length(r.winners) > 1 then 'severalWinners'
        when b.title ~ '단가(계약|공사)' then 'unitPrice'
        when concat(b.award_method, ' ', b.contract_method) like '%협상%' then 'negotiated'
        when b.contract_method like '%수의%' and coalesce(b.award_method, '') not like '%견적%' then 'direct'
      end as why
    from award_rounds r join bids b using (source, number)
    where r.state in ('awarded', 'failed', 'cancelled')`
  return sql`
    select ${second ? sql`array[one, two]` : sql`array[one]`} as keys, b.*,
      none is null as award,
      none is null and amount is not null and coalesce(why, '') not in ('severalWinners', 'unitPrice') as summed,
      none is null and why is null and rate between 10 and 200 as rated
    from (${placed}) b, unnest(${first}) one ${second ? sql`, unnest(${second}) two` : sql``}
    where ${where}`
}

const firmsOf = (sql: Queryable): Fragment => sql`
  (select coalesce(array_agg(distinct coalesce(nullif(w->>'businessNo', ''), w->>'name')), '{}')
    from jsonb_array_elements(r.winners) w)`

function keyOf(sql: Queryable, name: GroupBy, currency: string): Fragment {
  switch (name) {
    case 'agency':
      return sql`array[coalesce(nullif(b.agency_code, ''), b.agency)]`
    case 'industry':
      return sql`(select coalesce(array_agg(distinct coalesce(nullif(l->>'code', ''), l->>'name')), array[''])
        from jsonb_array_elements(b.licences) l)`
    case 'winner':
      return sql`b.firms`
    case 'bsnsDiv':
      return sql`array[b.bsns_div]`
    case 'month':
      return sql`array[to_char(b.opened at time zone 'Asia/Seoul', 'YYYY-MM')]`
    case 'amountBand':
      return sql`array[case when b.currency <> ${currency} or b.estimated_price is null then 'unknown'
        when b.estimated_price < 50000000 then 'lt50M' when b.estimated_price < 100000000 then '50M-100M'
        when b.estimated_price < 300000000 then '100M-300M' when b.estimated_price < 1000000000 then '300M-1B'
        when b.estimated_price < 5000000000 then '1B-5B' when b.estimated_price < 10000000000 then '5B-10B'
        else 'gte10B' end]`
    case 'region':
      return sql`(select coalesce(array_agg(distinct coalesce(${JSON.stringify(NAMES())}::text::jsonb->>path, path)),
          array[case when b.region_check_needed then '미확인' else '전국' end])
        from unnest(b.region_paths) path)`
  }
}

const NAMES = () =>
  Object.fromEntries(
    regionList().flatMap(({ code }) => {
      const path = resolveRegion(code)?.path
      return path === undefined ? [] : [[path, regionName(path) ?? path]]
    }),
  )

/** By the columns of the notice, not by its keys. */
function agencyKeysOf(sql: Queryable, role: QuestionScope['agencyRole']): Fragment {
  const issuing = sql`concat(b.agency_code, '|', b.agency)`
  const demand = sql`case when b.demand_agency is null then ${issuing} else concat(b.demand_agency_code, '|', b.demand_agency) end`
  if (role === 'issuing') return sql`array[${issuing}]`
  return role === 'demand' ? sql`array[${demand}]` : sql`array[${issuing}, ${demand}]`
}

function conditions(
  sql: Queryable,
  { filter, agencyRole, winners, fromDay, toDay }: QuestionScope,
  firms: string[],
): Fragment {
  const all: Fragment[] = [
    sql`b.opened between ${startOfDay(fromDay)}::timestamptz and ${startOfDay(toDay + 1) - SECOND / 1000}::timestamptz`,
  ]
  if (filter.agency.length > 0)
    all.push(
      sql`${agencyKeysOf(sql, agencyRole)} && array(select key from agencies where ${nameCondition(sql, filter.agency)})`,
    )
  if (filter.industry.length > 0) {
    const named = filter.industry.filter((one) => one !== 'none')
    const listed =
      named.length === 0
        ? sql`false`
        : sql`b.industry_keys && array(select key from industries where ${nameCondition(sql, named)})`
    all.push(filter.industry.includes('none') ? sql`(${listed} or cardinality(b.industry_keys) = 0)` : sql`(${listed})`)
  }
  if (filter.region.length > 0) all.push(regionCondition(sql, filter.region))
  if (filter.bsnsDiv.length > 0) all.push(sql`b.bsns_div = any(${filter.bsnsDiv})`)
  const { from, to, currency } = filter.price
  if (from !== null || to !== null)
    all.push(sql`b.currency = ${currency} and b.estimated_price between
      ${from ?? -Number.MAX_SAFE_INTEGER} and ${to ?? Number.MAX_SAFE_INTEGER}`)
  if (winners.length > 0)
    all.push(sql`exists (select from jsonb_array_elements(b.winners) w
      where concat(w->>'businessNo', '|', w->>'name') = any(${firms}))`)
  return all.reduce((left, right) => sql`${left} and ${right}`)
}

async function winnersMeant(sql: Queryable, { winners }: QuestionScope): Promise<string[]> {
  const firms = await sql<{ businessNo: string | null; name: string }[]>`
    select distinct w->>'businessNo' as business_no, w->>'name' as name
    from award_rounds, jsonb_array_elements(winners) w`
  return firms
    .filter(({ businessNo, name }) =>
      winners.some((filter) => nameFits(filter, { code: businessNo, norm: normalise(firmWords(name)) })),
    )
    .map(({ businessNo, name }) => `${businessNo ?? ''}|${name}`)
}
