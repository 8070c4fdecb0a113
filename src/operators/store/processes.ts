import type { Queryable } from '../../lib/db/index.ts'

export interface LivingProcess {
  id: string
  role: 'all' | 'api' | 'worker'
  version: string
  startedAt: number
  seenAt: number
}

/** Records that a process is running, and deletes those that were not recorded for a while. */
export async function saveProcess(sql: Queryable, row: Omit<LivingProcess, 'seenAt'>, aliveMs: number): Promise<void> {
  await sql`
    insert into processes (id, role, version, started_at, seen_at)
    values (${row.id}, ${row.role}, ${row.version}, ${row.startedAt}, statement_timestamp())
    on conflict (id) do update set seen_at = excluded.seen_at`
  await sql`delete from processes where seen_at < statement_timestamp() - ${aliveMs} * interval '1 millisecond'`
}

export async function forgetProcess(sql: Queryable, id: string): Promise<void> {
  await sql`delete from processes where id = ${id}`
}

export const livingProcesses = async (sql: Queryable, aliveMs: number, most: number): Promise<LivingProcess[]> => [
  ...(await sql<LivingProcess[]>`
    select * from processes where seen_at >= statement_timestamp() - ${aliveMs} * interval '1 millisecond'
    order by started_at, id limit ${most}`),
]
