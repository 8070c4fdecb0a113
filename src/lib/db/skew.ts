import type { Queryable } from './sql.ts'

/** Keys expire by the clock of this machine, leases by that of the database. */
const DRIFT_MS = 2_000

/** How far the clock of the database is ahead of this machine's, and whether that is too much. */
export async function readSkew(sql: Queryable, now: () => number): Promise<{ ms: number; isLarge: boolean }> {
  await sql`select 1`
  const before = now()
  const [row] = await sql<{ now: number }[]>`select clock_timestamp() as now`
  const after = now()
  const ms = Math.round((row?.now ?? 0) - (before + after) / 2)
  return { ms, isLarge: Math.abs(ms) > DRIFT_MS + (after - before) }
}

/** Whether the database is ahead or behind, as text. */
export const skewText = (ms: number): string =>
  `the database is ${Math.abs(ms)} ms ${ms < 0 ? 'behind' : 'ahead of'} this machine`
