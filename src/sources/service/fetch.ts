import { type Clock, HOUR } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { Tracing } from '../../lib/tracing/index.ts'
import { settledBy } from '../rules/compose.ts'
import { SourceFailure } from '../rules/failure.ts'
import { halves, nextTry } from '../rules/plan.ts'
import { LONGEST_WAIT_MS } from '../rules/repeat.ts'
import type { Connector, Task } from '../schema/connector.ts'
import type { IntakeSummary, OpenWindow, SourceRow } from '../schema/sources.ts'
import { forgetReread } from '../store/rejects.ts'
import * as store from '../store/windows.ts'
import type { SourceCaller } from './caller.ts'
import { createEarlier, type EarlierDeps } from './earlier.ts'
import type { Intake } from './intake.ts'
import type { Origin } from './rejects.ts'

/** How often a window is read again if earlier revisions could not be read; then it is stored without them. */
const MOST_PATIENT = 3
/** After so many failed tasks without a success in between, calls of the others are not repeated. */
const AWAY_AFTER = 4

/** A source that requests a longer wait is tried again anyway. */
const LONGEST_REQUESTED_WAIT_MS = HOUR

/** One source under its lease. */
export interface SourceContext {
  source: SourceRow
  connector: Connector
  caller: SourceCaller
  signal: AbortSignal
  /** If it was disabled meanwhile, running tasks end and no more are started. */
  isWanted: () => Promise<boolean>
  /** Whether everything due is read, or only orders. */
  scheduled: boolean
  /** Consecutive failed tasks; an unavailable source is not asked for everything that is due. */
  failures: number
  /** Tasks that must no longer be started: operation and purpose. */
  postponed: Set<string>
}

export const taskOf = ({ operation, purpose }: OpenWindow): string => `${operation} ${purpose}`

export interface FetcherDeps extends EarlierDeps {
  db: Db
  clock: Clock
  intake: Intake
  tracing?: Pick<Tracing, 'page'> | null
}

/** Reads windows of sources, one at a time, and stores the results. */
export function createFetcher({ db, clock, intake, bids, log, tracing = null }: FetcherDeps) {
  const withEarlier = createEarlier({ bids, log })
  const { sql } = db

  async function fetchWindow(one: SourceContext, window: OpenWindow): Promise<void> {
    const { source, connector, caller, signal } = one
    const { operation, subject, purpose, run } = window
    const isAway = () => one.failures >= AWAY_AFTER
    const { tools, judge, notBefore } = caller.toolsFor({ purpose, signal, isAway, isWanted: one.isWanted })
    const summary: IntakeSummary = { new: 0, changed: 0, unchanged: 0, quarantined: 0 }
    try {
      const origin = await originOf(sql, one, { operation, run, window })
      const task = { operation, subject, window: { from: window.fromAt, to: window.toAt } }
      const asking = { source: source.name, connector, tools, judge, patient: window.attempts < MOST_PATIENT }
      let askedAt = clock.now()
      for await (const page of connector.fetch(task, tools)) {
        signal.throwIfAborted()
        const take = async () => intake.take(await withEarlier(page, asking), origin)
        const { follow, ...taken } = await traced(origin, askedAt, take)
        for (const name of ['new', 'changed', 'unchanged', 'quarantined'] as const) summary[name] += taken[name]
        await followUp(one, follow, run)
        askedAt = clock.now()
      }
      await done(one, window, summary)
      one.failures = 0
    } catch (error) {
      // An aborted task stays unchanged: the next owner of the lease repeats it.
      if (signal.aborted) return
      const failure = failureOf(error, log)
      await judge(failure)
      if (failure.kind === 'retry' || failure.kind === 'throttled') one.failures++
      await failed(one, window, failure, notBefore())
    }
  }

  /** Traces the writes of `work` to what was read since `from`. */
  const traced = <T>(
    { source, operation }: Pick<Origin, 'source' | 'operation'>,
    from: number,
    work: () => Promise<T>,
  ) => (tracing ? tracing.page({ source, operation, from, to: clock.now() }, work) : work())

  async function flush(one: SourceContext): Promise<void> {
    const origin = await originOf(sql, one, { operation: 'held', run: null, window: null })
    await traced(origin, clock.now(), () => intake.flush(origin))
  }

  async function followUp(
    { source }: SourceContext,
    follow: Pick<Task, 'operation' | 'subject'>[],
    run: string | null,
  ) {
    const now = clock.now()
    // A task about a subject has no period, so that the same subject found twice is one task.
    const window = { from: 0, to: 0 }
    const tasks = await store.unasked(sql, source.name, follow)
    await store.addWindows(
      sql,
      source.name,
      tasks.map((task) => ({ ...task, window, purpose: 'follow', run, dueAt: now })),
    )
  }

  async function done({ source, connector }: SourceContext, window: OpenWindow, summary: IntakeSummary): Promise<void> {
    const { name } = source
    const once = connector.operations.some((operation) => operation.once && operation.name === window.operation)
    await db.transaction(async (tx) => {
      if (once) await store.markRequested(tx, name, window, clock.now())
      const run = await store.removeWindow(tx, name, window)
      if (run !== null) await addTo(tx, name, run, summary)
      await store.succeeded(tx, name, window.operation, clock.now())
    })
  }

  async function failed(
    { source: { name: source }, postponed }: SourceContext,
    window: OpenWindow,
    failure: SourceFailure,
    notBefore: number,
  ) {
    const now = clock.now()
    const smaller = failure.kind === 'range' ? halves({ from: window.fromAt, to: window.toAt }) : null
    if (smaller) {
      const { operation, subject, purpose, run } = window
      return db.transaction(async (tx) => {
        await store.removeWindow(tx, source, window)
        await store.addWindows(
          tx,
          source,
          smaller.map((half) => ({ operation, subject, window: half, purpose, run, dueAt: now })),
        )
      })
    }
    // A used-up quota is no failure of the window.
    const attempts = window.attempts + (failure.kind === 'quota' ? 0 : 1)
    const dueAt = Math.max(nextTry(failure.kind, attempts, now), Math.min(notBefore, now + LONGEST_REQUESTED_WAIT_MS))
    await store.failWindow(sql, source, window, {
      attempts,
      failure: failure.kind,
      reason: failure.message,
      dueAt,
      now,
    })
    // The next one would fail for the same reason.
    if (failure.kind === 'config' || failure.kind === 'quota' || notBefore > now + LONGEST_WAIT_MS) {
      postponed.add(taskOf(window))
      await store.postpone(sql, source, window, { failure: failure.kind, reason: failure.message, dueAt })
    }
    log('a source could not be read', { source, operation: window.operation, reason: failure.message, attempts })
  }

  return { fetchWindow, flush }
}

async function addTo(tx: Tx, source: string, run: string, summary: IntakeSummary): Promise<void> {
  await store.addToRun(tx, run, summary)
  await forgetReread(tx, source, run)
}

function failureOf(error: unknown, log: FetcherDeps['log']): SourceFailure {
  if (error instanceof SourceFailure) return error
  log('a source was read, but what it said could not be taken', { err: error })
  return new SourceFailure('retry', error instanceof Error ? error.message : String(error))
}

async function originOf(
  sql: Queryable,
  { source, connector, scheduled }: SourceContext,
  { operation, run, window }: Pick<Origin, 'operation' | 'run' | 'window'>,
) {
  const parts = connector.operations.flatMap(({ name, tellsParts }) =>
    tellsParts ? [{ operation: name, part: tellsParts }] : [],
  )
  const [operations, open] = [await store.operationsOf(sql, source.name), await store.openWindows(sql, source.name)]
  const { goLiveAt } = source
  return {
    source: source.name,
    operation,
    run,
    window,
    isLive: (changedAt: number) => goLiveAt !== null && changedAt > goLiveAt,
    settled: settledBy(parts, operations, open, scheduled),
    patient: true,
    address: connector.address ?? null,
  }
}
