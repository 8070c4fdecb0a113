import type { Queryable, Tx } from '../../lib/db/index.ts'

export interface ProcessRow {
  id: string
  shared: boolean
  beatAt: number
}

/** Serializes the start of processes; nothing else waits. */
export async function lockProcesses(tx: Tx): Promise<void> {
  await tx`lock table api_processes in share row exclusive mode`
}

/** The other live processes; rows of dead ones are deleted. */
export async function otherProcesses(tx: Tx, id: string, aliveMs: number): Promise<ProcessRow[]> {
  await tx`
    delete from api_processes where beat_at < statement_timestamp() - ${aliveMs} * interval '1 millisecond'`
  return [...(await tx<ProcessRow[]>`select id, shared, beat_at from api_processes where id <> ${id} order by id`)]
}

export async function insertProcess(tx: Tx, id: string, shared: boolean): Promise<void> {
  await tx`
    insert into api_processes (id, shared, started_at, beat_at)
    values (${id}, ${shared}, statement_timestamp(), statement_timestamp())
    on conflict (id) do update set beat_at = excluded.beat_at`
}

/** The number of live processes; `null` = the row of this one was deleted as dead. */
export async function beatProcess(sql: Queryable, id: string, aliveMs: number): Promise<number | null> {
  const own = await sql`update api_processes set beat_at = statement_timestamp() where id = ${id} returning id`
  if (own.length === 0) return null
  const [row] = await sql<{ count: number }[]>`
    select count(*) from api_processes
    where beat_at >= statement_timestamp() - ${aliveMs} * interval '1 millisecond'`
  return row?.count ?? 1
}

export async function deleteProcess(sql: Queryable, id: string): Promise<void> {
  await sql`delete from api_processes where id = ${id}`
}
