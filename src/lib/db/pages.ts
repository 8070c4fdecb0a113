import type { Fragment, Queryable } from './sql.ts'

export interface PageParts {
  /** Table and condition: what `total` counts. */
  from: Fragment
  /** Reads the rows where that takes more than the table itself. */
  rows?: Fragment
  /** Columns of the rows that leave no tie. */
  order: Fragment
  limit: number
  offset: number
}

/** A page of a list and the length of the whole list, both at one moment. */
export async function readPage<Row extends object>(
  sql: Queryable,
  { from, rows = sql`select * from ${from}`, order, limit, offset }: PageParts,
): Promise<{ total: number; rows: Row[] }> {
  const answer = await sql<(Row & { total: number; isOnPage: true | null })[]>`
    select t.total, p.*
    from (select count(*) as total from ${from}) t
    left join (
      select true as is_on_page, r.* from (${rows}) r order by ${order} limit ${limit} offset ${offset}
    ) p on true
    order by ${order}`
  return { total: answer[0]?.total ?? 0, rows: answer.filter((row) => row.isOnPage) }
}
