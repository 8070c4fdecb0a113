import { SECOND } from '../../lib/clock.ts'
import { createWorker } from '../../lib/leases.ts'
import { planOperation, settleOf } from '../rules/plan.ts'
import type { Connector } from '../schema/connector.ts'
import type { OpenWindow, SourceRow } from '../schema/sources.ts'
import { isWaiting } from '../store/parts.ts'
import * as sources from '../store/sources.ts'
import * as store from '../store/windows.ts'
import { type CallerDeps, createCaller, createGate, type Gate } from './caller.ts'
import { createFetcher, type FetcherDeps, type SourceContext, taskOf } from './fetch.ts'
import type { ConnectorFor } from './portals.ts'

export interface PollerDeps extends FetcherDeps, CallerDeps {
  connectorFor: ConnectorFor
}

/** How long the source of a killed process waits for another one: its notices must arrive within ten seconds. */
const LEASE_MS = 6 * SECOND
/** A change by an operator takes effect within a second. */
const POLL_MS = 500
const CONCURRENCY = 8
/** Windows per step; more urgent ones come in between. */
const BATCH = 16
/** The maximum pause before a source is checked again. */
const REST_MS = 20 * SECOND
const MOST_FAILURES = 8
const HELD_REST_MS = 5 * SECOND

type Work = 'all' | 'orders'

/** Limits the rate of calls to a portal: one gate for all of its sources. */
function createGates() {
  const gates = new Map<string, Gate>()

  function gateOf({ manners, portal }: Connector): Gate {
    const name = portal === undefined ? null : JSON.stringify([portal, manners])
    const gate = (name !== null && gates.get(name)) || createGate(manners)
    if (name !== null) gates.set(name, gate)
    gate.rest()
    return gate
  }

  return gateOf
}

export function createPoller(deps: PollerDeps) {
  const { db, clock, connectorFor, log } = deps
  const { fetchWindow, flush } = createFetcher(deps)
  const leases = sources.sourceLeases(LEASE_MS)
  const { sql } = db
  const gateOf = createGates()
  /** The time up to which this process has planned operations, by source and operation. */
  const ownUntil = new Map<string, number>()

  /** Everything due at one source, under its lease. */
  async function fetchDue(source: SourceRow, signal: AbortSignal, only: Work): Promise<void> {
    const connector = connectorFor(source)
    if (!connector) return void (await leases.finish(sql, [source], { inMs: REST_MS }))
    const scheduled = source.state === 'enabled' && only === 'all'
    const caller = createCaller(deps, source.name, connector, gateOf(connector))
    const isWanted = async () => !scheduled || (await sources.findSource(sql, source.name))?.state === 'enabled'
    const one = { source, connector, caller, signal, isWanted, scheduled, failures: 0, postponed: new Set<string>() }
    if (scheduled) await plan(one)
    while (!signal.aborted && one.failures < MOST_FAILURES && (await isWanted())) {
      const due = await dueNow(one)
      if (due.length === 0) break
      one.postponed.clear()
      await inLanes(due, connector.manners.atOnce, async (window) => {
        if (one.failures < MOST_FAILURES && !one.postponed.has(taskOf(window))) await fetchWindow(one, window)
      })
      if (scheduled) await plan(one)
    }
    if (signal.aborted) return
    await flush(one)
    await leases.finish(sql, [source], { inMs: await restOf(one) })
  }

  async function plan({ source, connector }: SourceContext): Promise<void> {
    if (source.goLiveAt === null) source.goLiveAt = await sources.goLive(sql, source.name, clock.now())
    const now = clock.now()
    const rows = new Map((await store.operationsOf(sql, source.name)).map((row) => [row.operation, row]))
    const open = await store.openWindows(sql, source.name)
    for (const operation of connector.operations) {
      const row = rows.get(operation.name) ?? null
      const key = `${source.name} ${operation.name}`
      // Planned while this process's own clock was fast: requested too early, so not trusted.
      if ((ownUntil.get(key) ?? 0) > now) ownUntil.delete(key)
      const planned = planOperation(operation, row, open, now, {
        settleMs: settleOf(connector.operations, operation),
        ownUntil: ownUntil.get(key) ?? null,
      })
      if (!planned) continue
      await db.transaction(async (tx) => {
        await store.addWindows(
          tx,
          source.name,
          planned.windows.map((window) => ({ ...window, run: null })),
        )
        await store.planned(tx, source.name, planned.state)
      })
      const { plannedUntil } = planned.state
      if (plannedUntil !== row?.plannedUntil) ownUntil.set(key, plannedUntil)
    }
  }

  /** Operations for parts come before their notices. */
  async function dueNow({ source, connector, scheduled }: SourceContext): Promise<OpenWindow[]> {
    const ordered = [...connector.operations].sort((a, b) => Number(!a.tellsParts) - Number(!b.tellsParts))
    const due = await store.dueWindows(sql, source.name, {
      now: clock.now(),
      limit: BATCH,
      operations: ordered.map(({ name }) => name),
      oldestFirst: ordered.filter(({ oldestFirst }) => oldestFirst).map(({ name }) => name),
      only: scheduled ? 'all' : 'run',
    })
    const parts = new Set(ordered.filter(({ tellsParts }) => tellsParts).map(({ name }) => name))
    const first = due.filter(({ operation }) => parts.has(operation))
    return first.length > 0 ? first : due
  }

  async function restOf({ source, connector, scheduled, failures }: SourceContext): Promise<number> {
    const now = clock.now()
    const polled = connector.operations.flatMap(({ everyMs }) => (everyMs !== null && scheduled ? [everyMs] : []))
    const next = await store.nextDue(sql, source.name, scheduled ? 'all' : 'run')
    const waits = await isWaiting(sql, source.name)
    if (failures >= MOST_FAILURES) return REST_MS
    const rest = Math.min(REST_MS, ...polled, next === null ? REST_MS : next - now, waits ? HELD_REST_MS : REST_MS)
    return Math.max(rest, 100)
  }

  /** A worker for all sources, or the named ones; for everything due, or orders only. */
  const workerFor = (names?: readonly string[], drainMs?: number, only: Work = 'all') =>
    createWorker<SourceRow>({
      claim: async (limit) => {
        const rows = await sources.listSources(sql)
        const able = rows.filter((row) => (names?.includes(row.name) ?? true) && connectorFor(row) !== null)
        if (able.length === 0) return []
        return leases.claim(
          sql,
          limit,
          sources.claimable(
            sql,
            able.map(({ name }) => name),
          ),
        )
      },
      work: (source, signal) => fetchDue(source, signal, only),
      heartbeat: (rows) => leases.extend(sql, rows),
      leaseMs: LEASE_MS,
      concurrency: CONCURRENCY,
      pollMs: POLL_MS,
      due: { db, question: leases.due(sources.isClaimable) },
      ...(drainMs === undefined ? {} : { drainMs }),
      log,
    })

  return { workerFor }
}
export type Poller = ReturnType<typeof createPoller>

/** Starts the next task as soon as one ends. A lane never fails: errors are stored with the window. */
async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
