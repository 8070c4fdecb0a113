import type { Queryable } from '../../lib/db.ts'
import { createNameFilter } from '../../search/filter.ts'
import { nameCondition, regionCondition } from './search.ts'

export interface CodeRow {
  code: string | null
  name: string
  notices: number
}

export interface CodePage {
  total: number
  items: CodeRow[]
}

interface Window {
  q: string | null
  limit: number
  offset: number
}

/** Agencies that notices name, the busiest first; `notices` is what the filter by this code finds. */
export async function agencyCodes(sql: Queryable, { q, limit, offset }: Window): Promise<CodePage> {
  // A code that bore several names counts under all of them, whichever was asked for.
  const where = q === null ? sql`true` : nameCondition(sql, [createNameFilter(q)])
  const answer = await sql<(CodeRow & { total: number })[]>`
    with named as (
      select coalesce(a.code, a.key) as id, a.code, max(a.name) as name, count(distinct b.notice_no) as notices
      from (select * from agencies where coalesce(code, key) in (select coalesce(code, key) from agencies where ${where})) a
      join (select notice_no, unnest(agency_keys) as key from bids) b using (key)
      group by 1, 2
    )
    select t.total, n.code, n.name, n.notices
    from (select count(*) as total from named) t
    left join (
      select * from named order by notices desc, id collate "C" limit ${limit} offset ${offset}
    ) n on true
    order by n.notices desc, n.id collate "C"`
  return pageOf(answer)
}

export async function industryCodes(sql: Queryable, { q, limit, offset }: Window): Promise<CodePage> {
  const where = q === null ? sql`true` : nameCondition(sql, [createNameFilter(q)])
  const answer = await sql<(CodeRow & { total: number })[]>`
    with named as (
      select i.code as id, i.code, max(i.name) as name, count(distinct b.notice_no) as notices
      from (select * from industries where code in (select code from industries where ${where})) i
      join (select notice_no, unnest(industry_keys) as key from bids) b using (key)
      group by 1
    )
    select t.total, n.code, n.name, n.notices
    from (select count(*) as total from named) t
    left join (
      select * from named order by notices desc, id collate "C" limit ${limit} offset ${offset}
    ) n on true
    order by n.notices desc, n.id collate "C"`
  return pageOf(answer)
}

function pageOf(answer: readonly (CodeRow & { total: number })[]): CodePage {
  const items = answer.filter((row) => row.notices !== null).map(({ code, name, notices }) => ({ code, name, notices }))
  return { total: answer[0]?.total ?? 0, items }
}

/** How many notices each of these regions would find. */
export async function regionCounts(sql: Queryable, paths: string[]): Promise<number[]> {
  if (paths.length === 0) return []
  const columns = paths.map((path) => sql`count(*) filter (where ${regionCondition(sql, [path])})`)
  const list = columns.reduce((left, right) => sql`${left}, ${right}`)
  const [row] = await sql<{ counts: number[] }[]>`select array[${list}] as counts from bids`
  return row?.counts ?? []
}
