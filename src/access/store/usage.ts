import { forgetAged, type Queryable } from '../../lib/db/index.ts'

export interface UsageCount {
  accountId: string
  /** In Seoul: `2026-11-20`. */
  day: string
  kind: string
  count: number
}

/** In key order, so that two processes never deadlock. */
export async function addUsage(sql: Queryable, counts: readonly UsageCount[]): Promise<void> {
  await sql`
    insert into usage_days (account_id, day, kind, count)
    select u.account_id, u.day::date, u.kind, u.count
    from unnest(${counts.map(({ accountId }) => accountId)}::text[], ${counts.map(({ day }) => day)}::text[],
      ${counts.map(({ kind }) => kind)}::text[], ${counts.map(({ count }) => count)}::bigint[])
      as u(account_id, day, kind, count)
    on conflict (account_id, day, kind) do update set count = usage_days.count + excluded.count`
}

export const readUsage = async (sql: Queryable, accountId: string, firstDay: string): Promise<UsageCount[]> => [
  ...(await sql<UsageCount[]>`
    select account_id, day::text as day, kind, count from usage_days
    where account_id = ${accountId} and day >= ${firstDay}::date`),
]

export const deleteUsage = (sql: Queryable, beforeDay: string): Promise<number> =>
  forgetAged(sql, 'usage_days', sql`${beforeDay}::text::date`)
