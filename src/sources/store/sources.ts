import type { Queryable } from '../../lib/db/index.ts'
import { createLeases } from '../../lib/leases.ts'
import type { SourceKind, SourceRow, SourceState } from '../schema/sources.ts'

export const sourceLeases = (leaseMs: number) => createLeases<SourceRow>('sources', ['name'], leaseMs)

/** Scheduled sources, and those with orders. */
export const claimable = (sql: Queryable, names: readonly string[]) => sql`
  t.name = any(${names}) and ${isClaimable(sql)}`

/** Read on a schedule or by order. */
export const isClaimable = (sql: Queryable) => sql`
  (t.state = 'enabled' or exists (select from source_windows w where w.source = t.name and w.run is not null))`

/** An existing one stays unchanged. */
export async function addSource(
  sql: Queryable,
  source: { name: string; kind: SourceKind; state: SourceState; settings: object; now: number },
): Promise<boolean> {
  const added = await sql`
    insert into sources (name, kind, state, settings, created_at, due_at)
    values (${source.name}, ${source.kind}, ${source.state}, ${sql.json({ ...source.settings })}, ${source.now},
      statement_timestamp())
    on conflict (name) do nothing`
  return added.count > 0
}

export const listSources = async (sql: Queryable): Promise<SourceRow[]> => [
  ...(await sql<SourceRow[]>`select * from sources order by name`),
]

export async function findSource(sql: Queryable, name: string): Promise<SourceRow | null> {
  const [row] = await sql<SourceRow[]>`select * from sources where name = ${name}`
  return row ?? null
}

/** From any of these states; returns whether it has the state now. */
export async function setSourceState(
  sql: Queryable,
  name: string,
  state: SourceState,
  from: readonly SourceState[],
): Promise<boolean> {
  const changed = await sql`
    update sources set state = ${state}, due_at = statement_timestamp()
    where name = ${name} and state = any(${from})`
  return changed.count > 0
}

/** The go-live mark is set once. */
export async function goLive(sql: Queryable, name: string, now: number): Promise<number> {
  const [row] = await sql<{ goLiveAt: number }[]>`
    update sources set go_live_at = coalesce(go_live_at, ${now}::timestamptz) where name = ${name} returning go_live_at`
  if (!row) throw new Error(`there is no source ${name}`)
  return row.goLiveAt
}

export async function wake(sql: Queryable, name: string): Promise<void> {
  await sql`update sources set due_at = statement_timestamp() where name = ${name}`
}
