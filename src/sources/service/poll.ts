import { type Clock, DAY, SECOND } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { createWorker } from '../../lib/leases.ts'
import { settledBy } from '../rules/compose.ts'
import { SourceFailure } from '../rules/failure.ts'
import { halves, nextTry, planOperation, settleOf } from '../rules/plan.ts'
import type { Connector, IntakeSummary, OpenWindow, SourceRow, Task } from '../schema.ts'
import { isWaiting } from '../store/parts.ts'
import * as sources from '../store/sources.ts'
import * as store from '../store/windows.ts'
import { type Caller, createCaller, createGate, type Gate, type Request } from './caller.ts'
import { createEarlier, type EarlierDeps } from './earlier.ts'
import type { Intake, Origin } from './intake.ts'
import type { ConnectorFor } from './portals.ts'

export interface PollerDeps extends EarlierDeps {
  db: Db
  clock: Clock
  intake: Intake
  request: Request
  connectorFor: ConnectorFor
}

const LEASE_MS = 10 * SECOND
/** A change of an operator acts within a second. */
const POLL_MS = 500
const CONCURRENCY = 8
/** Windows taken up at a time; what is more pressing comes in between. */
const BATCH = 16
/** How long a source rests at most before it is looked at again. */
const REST_MS = 20 * SECOND
const MOST_FAILURES = 8
/** How long it is remembered what was asked about. */
const ASKED_MS = 90 * DAY
const HELD_REST_MS = 5 * SECOND
/** So often a window is read again because of what its notices said before; then it is taken without. */
const MOST_PATIENT = 3

type Work = 'all' | 'orders'

interface Visit {
  source: SourceRow
  connector: Connector
  caller: Caller
  signal: AbortSignal
  /** All that is due is read, or what was ordered only. */
  scheduled: boolean
  /** Tasks that failed one after the other; a source that is away is not asked for everything that is due. */
  failures: number
  /** What of the tasks in hand is not to be begun any more: operation and purpose. */
  postponed: Set<string>
}

const kindOf = ({ operation, purpose }: OpenWindow): string => `${operation} ${purpose}`

export function createPoller({ db, clock, intake, request, connectorFor, recordsOf, log }: PollerDeps) {
  const withEarlier = createEarlier({ recordsOf, log })
  const leases = sources.leasesOf(LEASE_MS)
  const { sql } = db
  /** Of portals that several sources are read from. */
  const gates = new Map<string, Gate>()

  function gateOf({ manners, portal }: Connector): Gate {
    const name = portal === undefined ? null : JSON.stringify([portal, manners])
    const gate = (name !== null && gates.get(name)) || createGate(manners)
    if (name !== null) gates.set(name, gate)
    gate.rest()
    return gate
  }

  /** All that is due at one source, under its lease. */
  async function visit(source: SourceRow, signal: AbortSignal, only: Work): Promise<void> {
    const connector = connectorFor(source)
    if (!connector) return void (await leases.finish(sql, [source], { inMs: REST_MS }))
    const scheduled = source.state === 'enabled' && only === 'all'
    const caller = createCaller({ db, clock, request }, source.name, connector, gateOf(connector))
    const one = { source, connector, caller, signal, scheduled, failures: 0, postponed: new Set<string>() }
    if (scheduled) await plan(one)
    await store.forgetAsked(sql, source.name, clock.now() - ASKED_MS)
    while (!signal.aborted && one.failures < MOST_FAILURES && (await stillWanted(one))) {
      const due = await dueNow(one)
      if (due.length === 0) break
      one.postponed.clear()
      await inLanes(due, connector.manners.atOnce, async (window) => {
        if (one.failures < MOST_FAILURES && !one.postponed.has(kindOf(window))) await fetchWindow(one, window)
      })
      if (scheduled) await plan(one)
    }
    if (signal.aborted) return
    await intake.flush(await originOf(one, { operation: 'held', run: null }))
    await leases.finish(sql, [source], { inMs: await restOf(one) })
  }

  async function plan({ source, connector }: Visit): Promise<void> {
    if (source.goLiveAt === null) source.goLiveAt = await sources.goLive(sql, source.name, clock.now())
    const now = clock.now()
    const known = new Map((await store.operationsOf(sql, source.name)).map((row) => [row.operation, row]))
    const open = await store.openWindows(sql, source.name)
    for (const operation of connector.operations) {
      const planned = planOperation(
        operation,
        known.get(operation.name) ?? null,
        open,
        now,
        settleOf(connector.operations, operation),
      )
      if (!planned) continue
      await db.transaction(async (tx) => {
        await store.addWindows(
          tx,
          source.name,
          planned.windows.map((window) => ({ ...window, run: null })),
        )
        await store.planned(tx, source.name, planned.state)
      })
    }
  }

  /** What tells parts goes before the notices they belong to. */
  async function dueNow({ source, connector, scheduled }: Visit): Promise<OpenWindow[]> {
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

  async function fetchWindow(one: Visit, window: OpenWindow): Promise<void> {
    const { source, connector, caller, signal } = one
    const { operation, subject, purpose, run } = window
    const { tools, judge } = caller.toolsFor(purpose, signal)
    const summary: IntakeSummary = { new: 0, changed: 0, unchanged: 0, quarantined: 0 }
    try {
      const origin = await originOf(one, { operation, run })
      const task = { operation, subject, window: { from: window.fromAt, to: window.toAt } }
      const asking = { source: source.name, connector, tools, judge, patient: window.attempts < MOST_PATIENT }
      for await (const page of connector.fetch(task, tools)) {
        signal.throwIfAborted()
        const { follow, ...taken } = await intake.take(await withEarlier(page, asking), origin)
        for (const name of ['new', 'changed', 'unchanged', 'quarantined'] as const) summary[name] += taken[name]
        await followUp(one, follow, run)
      }
      await done(one, window, summary)
      one.failures = 0
    } catch (error) {
      // A task that was cut off stays as it is: it is done from its start again, by whoever holds the lease.
      if (signal.aborted) return
      const failure = failureOf(error, log)
      await judge(failure)
      if (failure.kind === 'retry' || failure.kind === 'throttled') one.failures++
      await failed(one, window, failure)
    }
  }

  async function followUp({ source }: Visit, follow: Pick<Task, 'operation' | 'subject'>[], run: string | null) {
    const now = clock.now()
    // About one subject, whenever it is asked: found twice it is one task.
    const window = { from: 0, to: 0 }
    const tasks = await store.unasked(sql, source.name, follow)
    await store.addWindows(
      sql,
      source.name,
      tasks.map((task) => ({ ...task, window, purpose: 'follow', run, dueAt: now })),
    )
  }

  async function done({ source, connector }: Visit, window: OpenWindow, summary: IntakeSummary): Promise<void> {
    const { name } = source
    const once = connector.operations.some((operation) => operation.once && operation.name === window.operation)
    await db.transaction(async (tx) => {
      if (once) await store.markAsked(tx, name, window, clock.now())
      const run = await store.removeWindow(tx, name, window)
      if (run !== null) await store.addToRun(tx, run, summary)
      await store.succeeded(tx, name, window.operation, clock.now())
    })
  }

  async function failed({ source: { name: source }, postponed }: Visit, window: OpenWindow, failure: SourceFailure) {
    const now = clock.now()
    const smaller = failure.kind === 'range' ? halves({ from: window.fromAt, to: window.toAt }) : null
    if (smaller) {
      const { operation, subject, purpose, run } = window
      return db.transaction(async (tx) => {
        await store.removeWindow(tx, source, window)
        await store.addWindows(
          tx,
          source,
          smaller.map((half) => ({
            operation,
            subject,
            window: half,
            purpose,
            run,
            dueAt: now,
          })),
        )
      })
    }
    // A spent quota is no failure of the window.
    const attempts = window.attempts + (failure.kind === 'quota' ? 0 : 1)
    const dueAt = nextTry(failure.kind, attempts, now)
    await store.failWindow(sql, source, window, {
      attempts,
      failure: failure.kind,
      reason: failure.message,
      dueAt,
      now,
    })
    // What the next one would be told is known already.
    if (failure.kind === 'config' || failure.kind === 'quota') {
      postponed.add(kindOf(window))
      await store.postpone(sql, source, window, { failure: failure.kind, reason: failure.message, dueAt })
    }
    log('a source could not be read', { source, operation: window.operation, reason: failure.message, attempts })
  }

  async function originOf(
    { source, connector, scheduled }: Visit,
    { operation, run }: Pick<Origin, 'operation' | 'run'>,
  ) {
    const parts = connector.operations.flatMap(({ name, tellsParts }) =>
      tellsParts ? [{ operation: name, part: tellsParts }] : [],
    )
    const [known, open] = [await store.operationsOf(sql, source.name), await store.openWindows(sql, source.name)]
    const { goLiveAt } = source
    return {
      source: source.name,
      operation,
      run,
      isLive: (changedAt: number) => goLiveAt !== null && changedAt > goLiveAt,
      settled: settledBy(parts, known, open, scheduled),
      patient: true,
      address: connector.address ?? null,
    }
  }

  /** Disabled meanwhile: what is in hand ends, nothing more is begun. */
  async function stillWanted({ source, scheduled }: Visit): Promise<boolean> {
    if (!scheduled) return true
    return (await sources.findSource(sql, source.name))?.state === 'enabled'
  }

  async function restOf({ source, connector, scheduled, failures }: Visit): Promise<number> {
    const now = clock.now()
    const polled = connector.operations.flatMap(({ everyMs }) => (everyMs !== null && scheduled ? [everyMs] : []))
    const next = await store.nextDue(sql, source.name, scheduled ? 'all' : 'run')
    const held = await isWaiting(sql, source.name)
    if (failures >= MOST_FAILURES) return REST_MS
    const rest = Math.min(REST_MS, ...polled, next === null ? REST_MS : next - now, held ? HELD_REST_MS : REST_MS)
    return Math.max(rest, 100)
  }

  /** A worker for all sources, or for those named; for all that is due at them, or for what was ordered. */
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
      work: (source, signal) => visit(source, signal, only),
      heartbeat: (rows) => leases.extend(sql, rows),
      leaseMs: LEASE_MS,
      concurrency: CONCURRENCY,
      pollMs: POLL_MS,
      ...(drainMs === undefined ? {} : { drainMs }),
      log,
    })

  return { workerFor }
}
export type Poller = ReturnType<typeof createPoller>

function failureOf(error: unknown, log: PollerDeps['log']): SourceFailure {
  if (error instanceof SourceFailure) return error
  log('a source was read, but what it said could not be taken', { err: error })
  return new SourceFailure('retry', error instanceof Error ? error.message : String(error))
}

/** The next is begun as soon as one ends. A lane never fails: what goes wrong is written down with the window. */
async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
