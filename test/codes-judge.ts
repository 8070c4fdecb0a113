import type { Fragment, Queryable } from '../src/lib/db/index.ts'
import type { CodePage, CodeQuery } from '../src/search/catalog/index.ts'
import { nameCondition, regionCondition } from './search-judge.ts'

/** The reference for lists of codes: agencies or industries in notices or lists, most notices first. */
export async function findCodes(sql: Queryable, { what, filter, limit, offset }: CodeQuery): Promise<CodePage> {
  const [names, keys] = what === 'agency' ? [sql`agencies`, sql`agency_keys`] : [sql`industries`, sql`industry_keys`]
  const fits: Fragment = filter === null ? sql`true` : nameCondition(sql, [filter])
  const answer = await sql<{ total: number; code: string | null; name: string; notices: number }[]>`
    with named as (
      select coalesce(n.code, n.key) as id, n.code, n.name, n.norm, b.notice_no, n.position
      from ${names} n left join (select notice_no, unnest(${keys}) as key from bids) b using (key)
      where b.notice_no is not null or n.listed
    ), counted as (
      select id, code, count(distinct notice_no) as notices, coalesce(
        max(name collate "C") filter (where notice_no is not null),
        (array_agg(name order by position desc))[1]
      ) as name
      from named where id in (select id from named where ${fits}) group by 1, 2
    )
    select t.total, c.code, c.name, c.notices
    from (select count(*) as total from counted) t
    left join (
      select * from counted order by notices desc, id collate "C" limit ${limit} offset ${offset}
    ) c on true
    order by c.notices desc, c.id collate "C"`
  const items = answer.filter((row) => row.notices !== null).map(({ code, name, notices }) => ({ code, name, notices }))
  return { total: answer[0]?.total ?? 0, items }
}

export async function regionCounts(sql: Queryable, paths: string[]): Promise<number[]> {
  if (paths.length === 0) return []
  const columns = paths.map((path) => sql`count(*) filter (where ${regionCondition(sql, [path])})`)
  const list = columns.reduce((left, right) => sql`${left}, ${right}`)
  const [row] = await sql<{ counts: number[] }[]>`select array[${list}] as counts from bids`
  return row?.counts ?? []
}
