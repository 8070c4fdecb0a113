// In a cluster, a transaction has ended on the coordinator a moment before its rows are visible on the other nodes.

import { setTimeout as pause } from 'node:timers/promises'
import { ifSplit, isSplit } from './citus.ts'
import type { Fragment, Queryable } from './sql.ts'

/**
 * The end of an `insert … select` into a table of tenants. Citus copies such rows to their node; if the transaction has read
 * rows of that account before, it then forgets that it has written to the connection, and commits there in one phase after
 * the coordinator: a node that fails in between loses rows whose change is in the feed. With `returning` it inserts by a statement.
 */
export const inTwoPhases = (sql: Queryable): Promise<readonly Fragment[]> => ifSplit(sql, sql`returning 1`)

const FIRST_REST_MS = 5
const LONGEST_REST_MS = 250

/**
 * Waits until the rows of all transactions are visible that had ended on the coordinator when this was called; returns
 * at once on a single server. If a worker was lost between the two phases, its rows become visible when Citus has
 * recovered it (`citus.recover_2pc_interval`). Returns false if the signal aborted before.
 */
export async function allCommitted(sql: Queryable, signal: AbortSignal): Promise<boolean> {
  if (!(await isSplit(sql))) return true
  let waited = await halfCommitted(sql)
  for (let restMs = FIRST_REST_MS; waited.length > 0; restMs = Math.min(2 * restMs, LONGEST_REST_MS)) {
    await pause(restMs, undefined, { signal }).catch(() => {})
    if (signal.aborted) return false
    // Transactions that started meanwhile are later than what the caller has read.
    const now = new Set(await halfCommitted(sql))
    waited = waited.filter((name) => now.has(name))
  }
  return true
}

/** The same without waiting: whether there is no such transaction. */
export const isAllCommitted = async (sql: Queryable): Promise<boolean> =>
  !(await isSplit(sql)) || (await halfCommitted(sql)).length === 0

const PREPARED = `
  select coalesce(string_agg(gid, ' '), '') from pg_prepared_xacts where database = current_database()`

/**
 * Names of transactions that have ended on the coordinator, which has a record of each, but are only prepared on a
 * worker.
 */
async function halfCommitted(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ failure: string | null; names: string[] }[]>`
    select case when not w.success then w.result end as failure,
      array(select t.gid from pg_dist_transaction t
        where t.groupid = n.groupid and t.gid = any(string_to_array(w.result, ' '))) as names
    from run_command_on_workers(${PREPARED}) w
      join pg_dist_node n on n.nodename = w.nodename and n.nodeport = w.nodeport`
  const failure = rows.find((row) => row.failure !== null)
  if (failure) throw new Error(`A worker node does not answer: ${failure.failure}`)
  return rows.flatMap(({ names }) => names)
}
