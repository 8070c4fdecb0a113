import { forgetAged, type Queryable, type Tx } from '../../lib/db/index.ts'

/** The maximum difference between the clocks of two processes. */
const CLOCKS_DIFFER_MS = 30_000

/** Counts one request of a network or for an address; an hour after the first one, counting restarts. */
export async function countHourlyRequest(tx: Tx, visitor: string, now: number, hourAgo: number) {
  const isOver = tx`(v.begun_at <= ${hourAgo}::timestamptz or v.begun_at > ${now + CLOCKS_DIFFER_MS}::timestamptz)`
  const [row] = await tx<{ begunAt: number; requests: number }[]>`
    insert into session_link_visits as v (visitor, begun_at, requests) values (${visitor}, ${now}, 1)
    on conflict (visitor) do update set
      begun_at = case when ${isOver} then excluded.begun_at else v.begun_at end,
      requests = case when ${isOver} then 1 else v.requests + 1 end
    returning begun_at, requests`
  if (!row) throw new Error('the row of a network was written and not returned')
  return row
}

export const sweepHourlyRequests = (sql: Queryable, hourAgo: number): Promise<number> =>
  forgetAged(sql, 'session_link_visits', sql`${hourAgo}::timestamptz`)
