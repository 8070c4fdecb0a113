// Distributes the tables over the nodes of a Citus cluster, as places.ts defines.

import type { Db } from './db.ts'
import { withoutLimits } from './migrations.ts'
import { TABLE_PLACES, type TablePlace } from './places.ts'
import type { Fragment, Queryable } from './sql.ts'

export interface ScaleStep {
  table: string
  from: TablePlace
  to: TablePlace
}

export interface ClusterState {
  version: string
  /** Nodes that store rows of tenants. */
  workers: number
  /** Tables by their name. */
  places: ReadonlyMap<string, TablePlace>
}

/** The tables cannot be distributed; the message says what to do. */
export class ScaleRefused extends Error {}

/** `null` on a server without the extension. */
async function readVersion(sql: Queryable): Promise<string | null> {
  const [row] = await sql<{ version: string }[]>`
    select extversion as version from pg_extension where extname = 'citus'`
  return row?.version ?? null
}

export async function readCluster(sql: Queryable): Promise<ClusterState> {
  const version = await readVersion(sql)
  if (version === null) {
    const why = 'This database has no extension citus, which splits tables over several servers.'
    throw new ScaleRefused(`${why} Nothing was changed. See docs/scale.md.`)
  }
  const nodes = await sql<{ isCoordinator: boolean; takesRows: boolean }[]>`
    select groupid = 0 as is_coordinator, shouldhaveshards as takes_rows
    from pg_dist_node where isactive and noderole = 'primary'`
  if (!nodes.some(({ isCoordinator }) => isCoordinator)) {
    const how = "select citus_set_coordinator_host('HOST', PORT)"
    throw new ScaleRefused(`The cluster does not know the address of its coordinator. Run there: ${how}`)
  }
  const workers = nodes.filter(({ takesRows }) => takesRows).length
  if (workers === 0) {
    throw new ScaleRefused(
      "The cluster has no node for rows. Run on the coordinator: select citus_add_node('HOST', PORT)",
    )
  }
  const rows = await sql<{ name: string; place: TablePlace }[]>`
    select c.relname::text as name, case
      when p.partmethod is null then 'local' when p.partmethod = 'h' then 'tenant'
      when p.repmodel = 't' then 'reference' else 'coordinator' end as place
    from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C"`
  return { version, workers, places: new Map(rows.map(({ name, place }) => [name, place])) }
}

/**
 * Whether tables of tenants are distributed. If so, no statement about several accounts can lock the rows that it
 * chooses. Queried once: `gonggo scale citus` runs only while the service is stopped.
 */
export async function isSplit(sql: Queryable): Promise<boolean> {
  sql.traits.isSplit ??= await askSplit(sql)
  return sql.traits.isSplit
}

/**
 * A clause for single servers only, such as one that locks rows of several accounts while it chooses them. In a list,
 * because an async function would run a fragment that it returns.
 */
export const unlessSplit = async (sql: Queryable, clause: Fragment): Promise<readonly Fragment[]> => [
  (await isSplit(sql)) ? sql`` : clause,
]

/** A clause for clusters only, which names the nodes to query; a single server would compare it needlessly. */
export const ifSplit = async (sql: Queryable, clause: Fragment): Promise<readonly Fragment[]> => [
  (await isSplit(sql)) ? clause : sql``,
]

async function askSplit(sql: Queryable): Promise<boolean> {
  const [row] = await sql<{ there: boolean }[]>`select to_regclass('pg_catalog.pg_dist_partition') is not null as there`
  if (!row?.there) return false
  const split = await sql`select from pg_dist_partition where partmethod = 'h' limit 1`
  return split.length > 0
}

/**
 * The tables that are not yet where they belong: those of the coordinator first, then others after the tables that they
 * refer to.
 */
export async function scalePlan(sql: Queryable, { places }: ClusterState): Promise<ScaleStep[]> {
  const unknown = [...places.keys()].filter((name) => !TABLE_PLACES.has(name))
  if (unknown.length > 0)
    throw new ScaleRefused(`These tables are not of this version of Gonggo: ${unknown.join(', ')}.`)
  const steps = [...places].flatMap(([table, from]): ScaleStep[] => {
    const to = TABLE_PLACES.get(table)
    return to === undefined || to === from ? [] : [{ table, from, to }]
  })
  const references = await foreignKeys(sql)
  const rank = (table: string): number =>
    Math.max(0, ...references.filter(({ of }) => of === table).map(({ to }) => 1 + rank(to)))
  const order: TablePlace[] = ['local', 'coordinator', 'reference', 'tenant']
  return steps.toSorted((a, b) => order.indexOf(a.to) - order.indexOf(b.to) || rank(a.table) - rank(b.table))
}

interface ForeignKey {
  of: string
  to: string
  /** The statement that drops it. */
  drop: string
}

const foreignKeys = async (sql: Queryable): Promise<ForeignKey[]> => [
  ...(await sql<ForeignKey[]>`
    select f.relname::text as of, t.relname::text as to,
      format('alter table %I drop constraint %I', f.relname, k.conname) as drop
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.relnamespace = current_schema()::regnamespace and f.oid <> t.oid
    order by f.relname collate "C", k.conname collate "C"`),
]

/** Foreign keys that must be dropped, because their two tables will be on different nodes. */
export const keysBetweenPlaces = async (sql: Queryable): Promise<ForeignKey[]> =>
  (await foreignKeys(sql)).filter(({ of, to }) => TABLE_PLACES.get(of) !== TABLE_PLACES.get(to))

async function prepareTables(owner: Db): Promise<void> {
  await owner.transaction(async (tx) => {
    await withoutLimits(tx)
    for (const { drop } of await keysBetweenPlaces(tx)) await tx.unsafe(drop)
  })
}

export interface ScaleOptions {
  /** The number of shards for rows of tenants. */
  shards: number
  onStep?: (step: ScaleStep) => void
  signal?: AbortSignal
}

/** Runs the remaining steps, each in its own transaction, so that it can be interrupted and continued at any time. */
export async function scaleOut(owner: Db, { shards, onStep = () => {}, signal }: ScaleOptions): Promise<ScaleStep[]> {
  return owner.alone('scale citus', async () => {
    const taken: ScaleStep[] = []
    // Fails before any change if the server is not a cluster.
    await readCluster(owner.sql)
    await prepareTables(owner)
    for (;;) {
      signal?.throwIfAborted()
      // Read again, because moving a table also moves those that foreign keys connect with it.
      const state = await readCluster(owner.sql)
      const [step] = await scalePlan(owner.sql, state)
      if (!step) break
      await take(owner, step, { anchor: anchorOf(state), shards })
      taken.push(step)
      onStep(step)
    }
    await emptyOriginals(owner)
    return taken
  })
}

/**
 * A table that is already distributed: all tenant tables are colocated with it, so that rows of an account are on one
 * node.
 */
const anchorOf = ({ places }: ClusterState) => [...places].find(([, place]) => place === 'tenant')?.[0] ?? null

async function take(
  owner: Db,
  { table, from, to }: ScaleStep,
  { anchor, shards }: { anchor: string | null; shards: number },
) {
  await owner.transaction(async (tx) => {
    await withoutLimits(tx)
    if (from !== 'local') await tx`select undistribute_table(${table}::regclass)`
    if (to === 'local') return
    if (to === 'coordinator') {
      await tx`select citus_add_local_table_to_metadata(${table}::regclass, cascade_via_foreign_keys => true)`
    } else if (to === 'reference') await tx`select create_reference_table(${table}::regclass)`
    else if (anchor === null) {
      await tx`select create_distributed_table(${table}::regclass, 'account_id', colocate_with => 'none', shard_count => ${shards})`
    } else await tx`select create_distributed_table(${table}::regclass, 'account_id', colocate_with => ${anchor})`
  })
}

/** The rows are on the nodes; their invisible originals are still on the coordinator. */
async function emptyOriginals(owner: Db): Promise<void> {
  const { places } = await readCluster(owner.sql)
  for (const [table, place] of places) {
    if (place !== 'tenant') continue
    await owner.sql`select truncate_local_data_after_distributing_table(${table}::regclass)`
  }
}
